// Chooses the coach's advice at a table by rules that each game supplies as data. The rules read only public
// information and make no decisions. The last rules of a game cover whole kinds of questions, so the coach always has
// advice.
import { space, type Surface } from '../state/decide'
import type { CoreView, OptionOf } from '../state/view'

type Value = string | number | boolean | null
/** A condition: each named field must have the value, or one of the values. `me` is the viewer's seat; null also
 * matches a missing field. */
export type Condition = Readonly<Record<string, Value | readonly Value[] | undefined>>

export interface Rule {
  /** The kinds of questions to which the rule applies. Without any, it applies while nothing is asked. */
  ask?: string | readonly string[]
  /** The subject of the question: the args of its text. */
  about?: Condition
  /** Top-level fields of the view, such as round, turn or status, and fields that the game adds with `reads`. */
  now?: Condition
  /** A matching option must be offered. */
  offers?: Condition
  /** The guide must find a matching option. */
  leads?: Condition
  /** All happenings in `after` must have occurred, and none in `before`. */
  after?: readonly Condition[]
  before?: readonly Condition[]
  /** A matching happening must have occurred for the first time since the viewer's last answer. */
  first?: Condition
  /** One or two short sentences. */
  say: string
  /** The text instead of `say` on a touch screen without a keyboard. */
  tap?: string
  /** The text instead of `say` after the player has pressed a thing that offers several options. */
  then?: string
  /** The reason, for players who ask for it. */
  why?: string
  /** Targets: the first matching option or `all`, a part of the page, the targets that a guide finds, and an
   * explained thing. */
  point?: { offers?: Condition; all?: boolean; place?: string; guide?: string; explains?: Surface }
}

/** Finds targets that rules cannot name, such as a good space among many. It returns options by their ids, and
 * spaces. */
export type Guide<V extends CoreView> = (view: V, decision: NonNullable<V['decision']>) => Target[]

/** `option:done`, `space:3,-1`, or a part of the page: `place:hint`. */
export type Target = Surface
export const optionTarget = (id: string): Target => `option:${id}`
/** The part of the table that explains a thing. */
export const EXPLAINED: Target = 'place:explained'
export const optionIdOf = (target: Target) => (target.startsWith('option:') ? target.slice(7) : null)

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game's guides read its own views
export interface Coach<V extends CoreView = any> {
  /** The rules of lessons, by mission id. They take precedence. */
  lessons: Readonly<Record<string, readonly Rule[]>>
  /** The rules for all missions. Each kind of question has a rule without conditions. */
  general: readonly Rule[]
  guides?: Readonly<Record<string, Guide<V>>>
  /** Returns additional fields that rules may test besides the top-level fields of the view. */
  reads?: (view: V) => Record<string, Value | readonly Value[]>
}

export interface Advice {
  say: string
  tap?: string
  then?: string
  why?: string
  explains?: Surface
  points: Target[]
}

/** A record that rules can test: an option, a happening or a view. */
type RuleRecord = Record<string, unknown>

/** Return the happening that a log line describes. */
export function toHappening({ round, text }: CoreView['log'][number]): RuleRecord {
  return { ...text.args, round, kind: text.key }
}

function optionFields({ id, role, text, ref, details = [] }: OptionOf<CoreView>): RuleRecord {
  return { ...ref, ...text.args, id, role, key: text.key, detail: details.map((detail) => detail.text.key) }
}

function matchesCondition(record: RuleRecord, condition: Condition, me: string): boolean {
  return Object.entries(condition).every(([field, expected]) => {
    const actual = record[field]
    const values = (Array.isArray(expected) ? expected : [expected]) as Value[]
    return values.some((value) => {
      const target = value === 'me' ? me : value
      return Array.isArray(actual) ? actual.includes(target) : (actual ?? null) === target
    })
  })
}

/** Return the coach's advice for the viewer; null if there is none. `story` has all happenings so far; the first
 * `known` of them had occurred by the viewer's previous question. */
export function advise<V extends CoreView>(
  coach: Coach<V>,
  view: V,
  decision: NonNullable<V['decision']> | null,
  story: readonly RuleRecord[],
  knownCount = 0,
): Advice | null {
  const me = view.viewer
  const offered = decision?.options.map(optionFields) ?? []
  const findOffered = (condition: Condition) => offered.find((record) => matchesCondition(record, condition, me))
  const hasHappened = (condition: Condition) => story.some((record) => matchesCondition(record, condition, me))
  const guideTargets = ({ point }: Rule): Target[] =>
    (decision && point?.guide && coach.guides?.[point.guide]?.(view, decision)) || []
  const guideFinds = (rule: Rule, condition: Condition) =>
    guideTargets(rule).some(
      (target) => optionIdOf(target) !== null && findOffered({ ...condition, id: optionIdOf(target) }),
    )
  const now = { ...view, ...coach.reads?.(view) }
  const applies = (rule: Rule) =>
    (rule.ask ? !!decision && [rule.ask].flat().includes(decision.kind) : !decision) &&
    (!rule.about || matchesCondition(decision?.text.args ?? {}, rule.about, me)) &&
    (!rule.now || matchesCondition(now, rule.now, me)) &&
    (!rule.offers || !!findOffered(rule.offers)) &&
    (rule.after ?? []).every(hasHappened) &&
    !(rule.before ?? []).some(hasHappened) &&
    (!rule.first || story.findIndex((record) => matchesCondition(record, rule.first!, me)) >= knownCount) &&
    (!rule.leads || guideFinds(rule, rule.leads))

  const rule = [...(coach.lessons[view.mission] ?? []), ...coach.general].find(applies)
  if (!rule) return null
  const { say, tap, then, why } = rule
  const { offers, all, place, explains } = rule.point ?? {}
  const options = offers ? offered.filter((record) => matchesCondition(record, offers, me)) : []
  const points = [
    ...options.slice(0, all ? undefined : 1).map(({ id }) => optionTarget(String(id))),
    ...guideTargets(rule),
    ...(place ? [`place:${place}`] : []),
    ...(explains ? [EXPLAINED] : []),
  ]
  return { say, tap, then, why, explains, points }
}

/** Return selectors for the places of a target on the page, the likeliest first. */
export function targetSelectors(target: Target): string[] {
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
