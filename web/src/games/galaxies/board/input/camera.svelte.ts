// Pan, wheel and pinch for an SVG: a view box that stays near the board, which may be turned.
import type { Box, Point } from '../hex'
import { freeArea, scaleIn, SMALL_SCREEN, type Inset } from '../inset'
import { rotatePoint, rotateBox, type Turn } from './turning'
import { afterFrame } from '../../../../ui/time/frame'

/** The duration of a camera movement, in milliseconds. */
export const GLIDE = 320
const REST = 140 // milliseconds without movement, after which the board is redrawn
const TIGHT = 60 // pixels: the minimum space for a target next to an overlay on the board
const HAIR = 1 // pixels of a part that may be outside the visible area
const CLOSEST = 9 // hex radii that are always visible, at least

/** The placement of a part of the board in the free area of the screen. */
interface Look {
  /** The covered edges of the screen. */
  inset?: Inset | null
  /** The minimum pixels of a hex radius, even if a part of the target does not fit. */
  minScale?: number
  /** A box that must nevertheless be fully visible. */
  whole?: Box | null
}

/** A part of the board in board coordinates, with hexes no larger than `radius` pixels. */
interface Aim extends Look {
  target: Box
  radius: number
}

export class Camera {
  box = $state.raw<Box>({ x: 0, y: 0, width: 10, height: 10 })
  /** The box of the current drawing. During a movement, the drawing is moved as a whole; it is redrawn at rest. */
  drawn = $state.raw<Box>({ x: 0, y: 0, width: 10, height: 10 })
  home = $state.raw<Box>({ x: 0, y: 0, width: 10, height: 10 })
  width = $state(1)
  height = $state(1)
  /** The factor by which text is larger on a very large screen. */
  textScale = $state(1)
  /** The pixels at the lower edge that are always covered. The whole board lies above them. */
  foot = $state(0)
  turn = $state<Turn>(0)
  /** Whether the player moved the view; false if an animation did. */
  moved = $state(false)
  private aim = $state.raw<Aim | null>(null)
  /** The view before the board made room for an overlay. */
  private before = $state.raw<Box | null>(null)
  private pointers = new Map<number, Point>()
  private dragged = 0
  private frame = 0
  /** The target box of the current movement. */
  private going: Box | null = null
  /** Cancels the redraw that is due. */
  private cancelRedraw: (() => void) | undefined

  /** The pixels of one hex radius on the screen. */
  readonly scale = $derived(this.scaleOf(this.box))
  /** The pixels of one hex radius in the drawing. */
  readonly drawnScale = $derived(this.scaleOf(this.drawn))

  /** The CSS transform that moves the drawing to the view. */
  get shift(): string | undefined {
    const { box, drawn } = this
    if (box === drawn) return undefined
    const [from, to] = [this.project({ x: 0, y: 0 }, drawn), this.project({ x: 0, y: 0 }, box)]
    const zoom = this.scale / this.drawnScale
    return `translate(${to.x - from.x * zoom}px, ${to.y - from.y * zoom}px) scale(${zoom})`
  }

  /** Whether the view differs from the drawing, which is redrawn at rest. */
  get moving(): boolean {
    return this.box !== this.drawn
  }

  get dragging(): boolean {
    return this.dragged > 6
  }

  /** The size of the screen area that is never covered for long. */
  get free(): { width: number; height: number } {
    return { width: this.width, height: Math.max(TIGHT, this.height - this.foot) }
  }

  /**
   * Set the board, its quarter turns, and the pixels covered at the lower edge of the screen. The view stays
   * unchanged while its target is visible.
   */
  setHome(home: Box, turn: Turn = 0, foot = 0): void {
    const [before, other] = [this.home, turn !== this.turn]
    this.turn = turn
    this.foot = foot
    this.home = rotateBox(home, turn)
    const anew = other || before.width !== this.home.width
    if (anew) {
      this.moved = false
      this.before = null
    }
    if (this.moved || this.before || (!anew && this.shows(this.requiredBox, this.going ?? this.box))) return
    this.stop()
    this.box = this.frameBox()
    if (anew) this.redraw()
    else this.redrawAfterFrame()
  }

  /** Convert a direction on the screen to one on the board. */
  toBoardDirection(direction: Point): Point {
    return rotatePoint(direction, -this.turn)
  }

  /**
   * Adapt to a new screen size. The view keeps its subject: the whole board, the current target, or the player's own
   * view.
   */
  resize(width: number, height: number): void {
    if (width === this.width && height === this.height) return // an equal size must not stop a movement
    this.box = this.before ?? this.box
    this.before = null
    const { scale } = this
    this.stop()
    this.width = Math.max(1, width)
    this.height = Math.max(1, height)
    if (!this.small) this.aim = null
    if (this.moved) this.box = this.resizeBox(scale)
    if (this.box.width >= this.fitBox(this.home).width) this.moved = false
    if (!this.moved) this.box = this.frameBox()
    this.redraw()
  }

  fit(): void {
    this.moveTo(null)
  }

  frameOn(target: Box, radius: number, look: Look = {}): void {
    this.moveTo({ target, radius, ...look })
  }

  /** Return whether a part of the board is visible in the free area of the screen. */
  shows(part: Box, box = this.going ?? this.box): boolean {
    return Math.min(...this.marginsOf(rotateBox(part, this.turn), box)) > -HAIR
  }

  /** Return how many pixels of the board a view hides at the edges of the free area of the screen. */
  hiddenIn(view: Box): number {
    return this.marginsOf(this.home, view).reduce((sum, margin) => sum + Math.max(0, -margin), 0)
  }

  /** Return the pixels from each side of a turned part of the board to that edge of the free area. */
  private marginsOf({ x, y, width, height }: Box, view: Box): number[] {
    const [start, end] = [this.project({ x, y }, view), this.project({ x: x + width, y: y + height }, view)]
    const { free } = this
    return [start.x, start.y, free.width - end.x, free.height - end.y]
  }

  /** Return the pixels of a hex radius at which a part of the board fills the free area of the screen. */
  scaleOn(part: Box): number {
    return scaleIn(this.free, rotateBox(part, this.turn), Infinity)
  }

  /** Whether a part of the board fits into the free area of the screen at a scale. */
  fits(part: Box, scale: number): boolean {
    return this.scaleOn(part) >= scale
  }

  /** Whether the board has made room for an overlay. */
  get hasMadeRoom(): boolean {
    return !!this.before
  }

  /** The view that the player has without an overlay. */
  get ownView(): Box {
    return this.before ?? (this.moved ? this.box : this.frameBox())
  }

  /** Move the board to its view beside an overlay. */
  makeRoom(place: Box, inset: Inset): void {
    this.before = this.ownView
    this.glide(this.viewBeside(place, inset))
  }

  /** Return the view that moves only as far as necessary to show a target in the free part of the screen. Zoom out if
   * the target does not fit. */
  viewBeside(place: Box, inset: Inset): Box {
    const { ownView: own } = this
    const target = rotateBox(place, this.turn)
    const room = freeArea(inset, this.free, TIGHT)
    const scale = scaleIn(room, target, this.scaleOf(own))
    const at = this.project({ x: target.x + target.width / 2, y: target.y + target.height / 2 }, own)
    const clamp = (value: number, low: number, free: number, size: number) =>
      Math.min(Math.max(value, low + (size * scale) / 2), low + free - (size * scale) / 2)
    return {
      x: target.x + target.width / 2 - clamp(at.x, room.x, room.width, target.width) / scale,
      y: target.y + target.height / 2 - clamp(at.y, room.y, room.height, target.height) / scale,
      width: this.width / scale,
      height: this.height / scale,
    }
  }

  /** Show a target for a while, and remember the previous view. */
  showTemporarily(target: Box, radius: number, look: Look = {}): void {
    const { ownView: own } = this
    this.glide(this.frameBox({ target, radius, ...look }))
    this.before = own
  }

  /** Restore the view before the board made room, unless the player has moved it. */
  restoreView(): void {
    if (!this.before) return
    const { before } = this
    this.before = null
    this.glide(before)
  }

  /** Whether the camera shows the whole board or moves towards that view. */
  get showsWholeBoard(): boolean {
    return !this.aim && !this.moved
  }

  private moveTo(aim: Aim | null): void {
    this.aim = aim
    this.before = null
    this.moved = false
    this.glide(this.frameBox())
  }

  /** The part of the target that must be visible. */
  private get requiredBox(): Box {
    return this.aim ? (this.aim.whole ?? this.aim.target) : rotateBox(this.home, -this.turn)
  }

  private frameBox(aim = this.aim): Box {
    if (!aim) return this.fitBox(this.home)
    const { radius, inset, minScale = 0 } = aim
    const target = rotateBox(aim.target, this.turn)
    const whole = rotateBox(aim.whole ?? aim.target, this.turn)
    const room = freeArea(inset ?? {}, this.free, TIGHT)
    const largest = aim.whole ? scaleIn(room, whole, Infinity) : Infinity
    const scale = Math.min(largest, Math.max(scaleIn(room, target, radius), minScale))
    // Centre the target as far as the box that must be fully visible permits.
    const startOf = (middle: number, low: number, long: number, free: number) =>
      aim.whole ? Math.min(low, Math.max(low + long - free, middle - free / 2)) : middle - free / 2
    const x = startOf(target.x + target.width / 2, whole.x, whole.width, room.width / scale)
    const y = startOf(target.y + target.height / 2, whole.y, whole.height, room.height / scale)
    const [width, height] = [this.width / scale, this.height / scale]
    const box = { x: x - room.x / scale, y: y - room.y / scale, width, height }
    return this.fillRoom(box, room, scale)
  }

  /** Move a view so that no part of the board is hidden at one edge of the free room while there is none at the
   * other. */
  private fillRoom(box: Box, room: Box, scale: number): Box {
    const move = (start: number, long: number, low: number, span: number) => {
      const [least, most] = [Math.min(low, low + span - long), Math.max(low, low + span - long)]
      return Math.min(Math.max(start, least), most)
    }
    const [left, top] = [room.x / scale, room.y / scale]
    return {
      ...box,
      x: move(box.x + left, room.width / scale, this.home.x, this.home.width) - left,
      y: move(box.y + top, room.height / scale, this.home.y, this.home.height) - top,
    }
  }

  scaleOf(box: Box): number {
    return Math.min(this.width / box.width, this.height / box.height)
  }

  /** Convert a point on the board to a point on the screen. */
  toScreen(at: Point, box = this.box): Point {
    return this.project(rotatePoint(at, this.turn), box)
  }

  private project(at: Point, box: Box): Point {
    const scale = this.scaleOf(box)
    return {
      x: (at.x - box.x) * scale + (this.width - box.width * scale) / 2,
      y: (at.y - box.y) * scale + (this.height - box.height * scale) / 2,
    }
  }

  /** Whether the screen size is known. Nothing can be drawn before. */
  get measured(): boolean {
    return this.width > 1 && this.height > 1
  }

  /** Whether the screen is measured and too small for taps while the whole board is visible. */
  get small(): boolean {
    return this.measured && this.width < SMALL_SCREEN
  }

  zoom(factor: number, at?: Point): void {
    const { box } = this
    const anchor = at ? rotatePoint(at, this.turn) : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const widest = this.fitBox(this.home).width * 1.05
    const width = Math.min(widest, Math.max(CLOSEST, box.width / factor))
    const k = width / box.width
    this.takeControl()
    this.box = this.keepNearBoard({
      x: anchor.x - (anchor.x - box.x) * k,
      y: anchor.y - (anchor.y - box.y) * k,
      width,
      height: box.height * k,
    })
    this.redrawSoon()
  }

  /** Move a place to the middle of the free area, at the player's request. */
  goTo(place: Point): void {
    const { x, y } = rotatePoint(place, this.turn)
    const { box, free, scale } = this
    this.takeControl()
    this.glide(this.keepNearBoard({ ...box, x: x - box.width / 2, y: y - free.height / scale / 2 }))
  }

  toBoard(x: number, y: number, box = this.box): Point {
    const scale = this.scaleOf(box)
    const left = (this.width - box.width * scale) / 2
    const top = (this.height - box.height * scale) / 2
    return rotatePoint({ x: box.x + (x - left) / scale, y: box.y + (y - top) / scale }, -this.turn)
  }

  pointerDown(id: number, at: Point): void {
    if (this.pointers.size === 0) this.dragged = 0
    this.pointers.set(id, at)
  }

  pointerMove(id: number, at: Point): void {
    const before = this.pointers.get(id)
    if (!before) return
    const secondPointer = [...this.pointers].find(([key]) => key !== id)?.[1]
    if (secondPointer) {
      const from = Math.hypot(before.x - secondPointer.x, before.y - secondPointer.y)
      const to = Math.hypot(at.x - secondPointer.x, at.y - secondPointer.y)
      this.dragged += 10
      if (from > 0) this.zoom(to / from, this.toBoard((at.x + secondPointer.x) / 2, (at.y + secondPointer.y) / 2))
    }
    const dx = (at.x - before.x) / (secondPointer ? 2 : 1)
    const dy = (at.y - before.y) / (secondPointer ? 2 : 1)
    this.dragged += Math.hypot(dx, dy)
    if (this.dragging) this.pan(dx, dy)
    this.pointers.set(id, at)
  }

  pointerUp(id: number): void {
    this.pointers.delete(id)
    if (!this.pointers.size && this.moved) this.redraw()
  }

  private pan(dx: number, dy: number): void {
    const { box, scale } = this
    this.takeControl()
    this.box = this.keepNearBoard({ ...box, x: box.x - dx / scale, y: box.y - dy / scale })
    this.redrawSoon()
  }

  /** Mark the view as moved by the player, and stop any automatic movement. */
  private takeControl(): void {
    this.stop()
    this.moved = true
    this.before = null
  }

  /** Return a box with the same middle and scale for a screen of another size. */
  private resizeBox(scale: number): Box {
    const width = this.width / scale
    const height = this.height / scale
    const { box } = this
    return this.keepNearBoard({
      x: box.x + (box.width - width) / 2,
      y: box.y + (box.height - height) / 2,
      width,
      height,
    })
  }

  /** Widen a box to the shape of the screen, with its content in the middle of the free area. */
  private fitBox(box: Box): Box {
    const { width: across, height: down } = this.free
    const scale = scaleIn({ width: across, height: down }, box, Infinity)
    const [width, height] = [this.width / scale, this.height / scale]
    return {
      x: box.x + (box.width - width) / 2,
      y: box.y + (box.height - down / scale) / 2,
      width,
      height,
    }
  }

  private keepNearBoard(box: Box): Box {
    const foot = this.foot / this.scaleOf(box)
    const clamp = (value: number, size: number, low: number, span: number) =>
      size >= span ? low + (span - size) / 2 : Math.min(Math.max(value, low - size * 0.15), low + span - size * 0.85)
    return {
      ...box,
      x: clamp(box.x, box.width, this.home.x, this.home.width),
      y: clamp(box.y, box.height - foot, this.home.y, this.home.height),
    }
  }

  private redraw(): void {
    this.cancelRedraw?.()
    this.cancelRedraw = undefined
    this.drawn = this.box
  }

  private finishGlide(): void {
    this.going = null
    this.redraw()
  }

  private redrawSoon(): void {
    this.cancelRedraw?.()
    const rest = setTimeout(() => this.redraw(), REST)
    this.cancelRedraw = () => clearTimeout(rest)
  }

  /** Redraw in a task of its own. Until then, the drawing is moved as a whole, so that the frame with the new view
   * comes early, and several moves in one frame redraw once. */
  private redrawAfterFrame(): void {
    this.cancelRedraw?.()
    this.cancelRedraw = afterFrame(() => this.redraw())
  }

  private stop(): void {
    cancelAnimationFrame(this.frame)
    this.going = null
  }

  private glide(target: Box): void {
    this.stop()
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.box = target
      this.redrawAfterFrame()
      return
    }
    const from = this.box
    this.going = target
    const start = performance.now()
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / GLIDE)) // the frame may have begun before it was requested
      const e = 1 - (1 - t) ** 3
      const interpolate = (a: number, b: number) => a + (b - a) * e
      this.box = {
        x: interpolate(from.x, target.x),
        y: interpolate(from.y, target.y),
        width: interpolate(from.width, target.width),
        height: interpolate(from.height, target.height),
      }
      if (t < 1) this.frame = requestAnimationFrame(step)
      else this.finishGlide()
    }
    this.frame = requestAnimationFrame(step)
  }
}
