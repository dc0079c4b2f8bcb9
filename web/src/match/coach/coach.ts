// What a coach says at a table: rules as data, which each game brings. It reads what everybody can read at the
// table, decides nothing, and always has a word: the last rules of a game stand for whole kinds of questions.
import { space, type Surface } from '../state/decide'
import type { CoreView, OptionOf } from '../state/view'

type Value = string | number | boolean | null
/** Every field that is named has that value, or one of those; `me` stands for the viewer's seat, null for a field that is not
 * there, too. */
export type Like = Readonly<Record<string, Value | readonly Value[] | undefined>>

export interface Rule {
  /** The kinds of questions at which it speaks; without any, while nothing is asked. */
  ask?: string | readonly string[]
  /** What the question is about: the args of its text. */
  about?: Like
  /** What the view says at its top, such as round, turn or status, and what the game reads in it. */
  now?: Like
  /** Such an option is offered. */
  offers?: Like
  /** What the guide finds is such an option. */
  leads?: Like
  /** All of this has happened, and none of that. */
  after?: readonly Like[]
  before?: readonly Like[]
  /** Such a thing has happened for the first time since the viewer's last answer. */
  first?: Like
  /** One or two short sentences. */
  say: string
  /** What is said in its place where fingers point and there is no keyboard. */
  tap?: string
  /** What is said in its place once a thing of the table is pressed and one of several ways from there is to be chosen. */
  then?: string
  /** Why, for whoever asks. */
  why?: string
  /** What is pointed at: the first such option or `all` of them, a part of the page, what one of the game's guides finds, and a
   * thing that the table explains meanwhile. */
  point?: { offers?: Like; all?: boolean; place?: string; guide?: string; explains?: Surface }
}

/** Finds what to point at where rules cannot say it, such as a good space among many: options, by their ids, and spaces. */
export type Guide<V extends CoreView> = (view: V, decision: NonNullable<V['decision']>) => Target[]

/** `option:done`, `space:3,-1`, or `place:hint`, a part of the page. */
export type Target = Surface
export const optionTarget = (id: string): Target => `option:${id}`
/** The part of the table that explains a thing. */
export const EXPLAINED: Target = 'place:explained'
export const optionOf = (target: Target) => (target.startsWith('option:') ? target.slice(7) : null)

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game's guides read its own views
export interface Coach<V extends CoreView = any> {
  /** By the ids of missions: what is said there before anything else. */
  lessons: Readonly<Record<string, readonly Rule[]>>
  /** What is said anywhere; every kind of question has a rule without conditions. */
  general: readonly Rule[]
  guides?: Readonly<Record<string, Guide<V>>>
  /** What rules may ask of the view besides its top. */
  reads?: (view: V) => Record<string, Value | readonly Value[]>
}

export interface Word {
  say: string
  tap?: string
  then?: string
  why?: string
  explains?: Surface
  points: Target[]
}

/** A thing that rules speak of: an option, a happening, a view. */
type Thing = Record<string, unknown>

/** The happening that a line of the log tells. */
export function happened({ round, text }: CoreView['log'][number]): Thing {
  return { ...text.args, round, kind: text.key }
}

function thingOf({ id, role, text, ref, details = [] }: OptionOf<CoreView>): Thing {
  return { ...ref, ...text.args, id, role, key: text.key, detail: details.map((detail) => detail.text.key) }
}

function isLike(thing: Thing, like: Like, me: string): boolean {
  return Object.entries(like).every(([field, wanted]) => {
    const has = thing[field]
    const values = (Array.isArray(wanted) ? wanted : [wanted]) as Value[]
    return values.some((value) => {
      const named = value === 'me' ? me : value
      return Array.isArray(has) ? has.includes(named) : (has ?? null) === named
    })
  })
}

/** What the coach says to the viewer now; null if there is nothing to say. `story` is all that has happened so far, and
 * `known` how much of it had happened when the viewer was asked before. */
export function advise<V extends CoreView>(
  coach: Coach<V>,
  view: V,
  decision: NonNullable<V['decision']> | null,
  story: readonly Thing[],
  known = 0,
): Word | null {
  const me = view.viewer
  const offered = decision?.options.map(thingOf) ?? []
  const such = (like: Like) => offered.find((thing) => isLike(thing, like, me))
  const told = (like: Like) => story.some((thing) => isLike(thing, like, me))
  const guided = ({ point }: Rule): Target[] =>
    (decision && point?.guide && coach.guides?.[point.guide]?.(view, decision)) || []
  const leads = (rule: Rule, like: Like) =>
    guided(rule).some((target) => optionOf(target) !== null && such({ ...like, id: optionOf(target) }))
  const now = { ...view, ...coach.reads?.(view) }
  const speaks = (rule: Rule) =>
    (rule.ask ? !!decision && [rule.ask].flat().includes(decision.kind) : !decision) &&
    (!rule.about || isLike(decision?.text.args ?? {}, rule.about, me)) &&
    (!rule.now || isLike(now, rule.now, me)) &&
    (!rule.offers || !!such(rule.offers)) &&
    (rule.after ?? []).every(told) &&
    !(rule.before ?? []).some(told) &&
    (!rule.first || story.findIndex((thing) => isLike(thing, rule.first!, me)) >= known) &&
    (!rule.leads || leads(rule, rule.leads))

  const rule = [...(coach.lessons[view.mission] ?? []), ...coach.general].find(speaks)
  if (!rule) return null
  const { say, tap, then, why } = rule
  const { offers, all, place, explains } = rule.point ?? {}
  const options = offers ? offered.filter((thing) => isLike(thing, offers, me)) : []
  const points = [
    ...options.slice(0, all ? undefined : 1).map(({ id }) => optionTarget(String(id))),
    ...guided(rule),
    ...(place ? [`place:${place}`] : []),
    ...(explains ? [EXPLAINED] : []),
  ]
  return { say, tap, then, why, explains, points }
}

/** Where a target may be found on the page, the likeliest place first. */
export function selectors(target: Target): string[] {
  const [kind, name] = [target.slice(0, target.indexOf(':')), CSS.escape(target.slice(target.indexOf(':') + 1))]
  if (kind === 'option')
    return [
      `[data-shot="${name}"]`,
      ...['.buttons', '.foot'].map(
        (part) => `[data-testid=decision] ${part} :is([data-option="${name}"], [data-copies~="${name}"])`,
      ),
    ]
  if (kind === 'ship') return [`[data-testid=board] [data-testid="ship-${name}"]`]
  if (target.startsWith(space(''))) return [`[data-space="${name}"]`]
  return [`[data-place="${name}"]`, `[data-testid="${name}"]`]
}
