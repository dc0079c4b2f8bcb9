// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Camera } from './camera.svelte'

const HOME = { x: 0, y: 0, width: 40, height: 30 }
const FIGHT = { x: 10, y: 10, width: 4, height: 4 }
const middle = ({ box }: Camera) => [box.x + box.width / 2, box.y + box.height / 2]

function createCamera(width: number, height: number): Camera {
  const made = new Camera()
  made.resize(width, height)
  made.setHome(HOME)
  return made
}

describe('camera', () => {
  beforeEach(() => {
    // Disable gliding, so that every view is reached immediately.
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
  })

  it('shows the whole board, whatever the size of the screen', () => {
    const made = createCamera(1200, 600)
    expect(made.box).toEqual({ x: -10, y: 0, width: 60, height: 30 })
    made.resize(400, 600)
    expect(made.box.width).toBe(40)
    made.resize(1600, 600)
    expect(made.box.height).toBe(30)
  })

  it('shows the board above what covers the lower edge of the screen', () => {
    const made = createCamera(1200, 700)
    made.setHome(HOME, 0, 100)
    expect(made.toScreen({ x: 0, y: 0 }).y).toBeCloseTo(0)
    expect(made.toScreen({ x: 0, y: 30 }).y).toBeCloseTo(600)
    made.frameOn(FIGHT, 24)
    expect(made.toScreen({ x: 12, y: 12 }).y).toBeCloseTo(300)
  })

  it('shows a board that lies turned, and finds places on it', () => {
    const made = createCamera(600, 800)
    made.setHome(HOME, 1)
    expect(made.toScreen({ x: 0, y: 30 })).toEqual({ x: 0, y: 0 })
    expect(made.toScreen({ x: 40, y: 30 })).toEqual({ x: 0, y: 800 })
    expect(made.toBoard(600, 800)).toEqual({ x: 40, y: 0 })
    made.frameOn(FIGHT, 24)
    expect(made.toBoard(300, 400)).toEqual({ x: 12, y: 12 })
    expect(made.toBoardDirection({ x: 1, y: 0 })).toEqual({ x: 0, y: -1 })
  })

  it('goes on looking at what it looked at before it knew how the board lies', () => {
    const made = new Camera()
    made.resize(600, 800)
    made.frameOn(FIGHT, 24)
    made.setHome(HOME, 0)
    expect(made.scale).toBe(24)
    made.setHome(HOME, 1)
    expect(made.scale).toBe(24)
    expect(made.toBoard(300, 400)).toEqual({ x: 12, y: 12 })
  })

  it('keeps the part that the player has chosen when the screen changes', () => {
    const made = createCamera(800, 600)
    made.zoom(2, { x: 20, y: 15 })
    const [before, scale] = [middle(made), made.scale]
    made.resize(1000, 700)
    expect(middle(made)).toEqual(before)
    expect(made.scale).toBeCloseTo(scale)
  })

  it('shows the whole board again when the player has zoomed out or the screen has outgrown it', () => {
    const made = createCamera(800, 600)
    made.zoom(1.2)
    made.resize(1600, 1200)
    expect([made.moved, made.toScreen({ x: 40, y: 0 }).x]).toEqual([false, expect.closeTo(1600)])
  })

  it('keeps a fight in sight on a phone that is turned', () => {
    const made = createCamera(390, 300)
    made.frameOn(FIGHT, 24)
    expect(middle(made)).toEqual([12, 12])
    expect(made.scale).toBeCloseTo(24)
    made.resize(390, 200)
    expect(middle(made)).toEqual([12, 12])
    made.resize(1000, 700)
    expect(made.box.height).toBe(30)
  })

  it('stays where it is while what it looks at is in sight, whatever covers the lower edge', () => {
    const made = createCamera(390, 600)
    made.setHome(HOME, 0, 300)
    made.frameOn(FIGHT, 24)
    const { box } = made
    for (const foot of [100, 300, 0, 310]) made.setHome(HOME, 0, foot)
    expect(made.box).toBe(box)
    made.setHome(HOME, 0, 450)
    expect([made.shows(FIGHT), made.box === box]).toEqual([true, false])
    made.fit()
    const whole = made.box
    made.setHome(HOME, 0, 200)
    expect(made.box).toBe(whole)
  })

  it('shows what is to be seen whole, however small that is then, and no more of the rest than is readable', () => {
    const far = { x: 0, y: 0, width: 38, height: 8 }
    const made = createCamera(390, 300)
    made.frameOn(far, 24, { minScale: 14 })
    expect([made.scale, made.shows(far)]).toEqual([14, false])
    made.frameOn(far, 24, { minScale: 14, whole: FIGHT })
    expect([made.scale, made.shows(FIGHT)]).toEqual([14, true])
    made.frameOn(far, 24, { minScale: 14, whole: far })
    expect([made.scale < 14, made.shows(far)]).toEqual([true, true])
  })

  it('tells how large a part of the board can be seen', () => {
    const made = createCamera(400, 300)
    expect([made.fits(FIGHT, 75), made.fits(FIGHT, 76)]).toEqual([true, false])
    made.setHome(HOME, 0, 100)
    expect([made.fits(FIGHT, 50), made.fits(FIGHT, 51)]).toEqual([true, false])
  })

  it('goes where the player wants, at the same scale, and stays there', () => {
    const made = createCamera(400, 300)
    made.setHome(HOME, 0, 100)
    made.frameOn(FIGHT, 24)
    made.goTo({ x: 30, y: 20 })
    expect(made.toScreen({ x: 30, y: 20 })).toEqual({ x: expect.closeTo(200), y: expect.closeTo(100) })
    expect([made.scale, made.moved]).toEqual([24, true])
  })

  it('moves the drawing while the view moves, and draws it anew when the view rests', () => {
    vi.useFakeTimers()
    const made = createCamera(800, 600)
    expect(made.shift).toBeUndefined()
    made.zoom(2, { x: 20, y: 15 })
    expect(made.drawn).toEqual({ x: 0, y: 0, width: 40, height: 30 })
    expect(made.shift).toBe('translate(-400px, -300px) scale(2)')
    vi.advanceTimersByTime(200)
    expect([made.drawn, made.shift]).toEqual([made.box, undefined])
    vi.useRealTimers()
  })

  it('draws anew as soon as the finger leaves the board', () => {
    const made = createCamera(800, 600)
    made.zoom(2, { x: 20, y: 15 })
    made.pointerDown(1, { x: 400, y: 300 })
    made.pointerMove(1, { x: 380, y: 290 })
    expect(made.drawn).not.toEqual(made.box)
    made.pointerUp(1)
    expect(made.drawn).toEqual(made.box)
  })

  it('draws once, after the frame, however often the view changes in it', async () => {
    const made = createCamera(600, 800)
    const { drawn } = made
    made.frameOn(FIGHT, 24)
    made.setHome(HOME, 0, 300)
    made.frameOn({ ...FIGHT, x: 30 }, 20)
    expect([made.drawn, made.moving]).toEqual([drawn, true])
    await vi.waitFor(() => expect(made.moving).toBe(false))
    expect(made.drawn).toEqual(made.box)
  })

  it('draws a board that is turned at once', () => {
    const made = createCamera(600, 800)
    made.frameOn(FIGHT, 24)
    made.setHome(HOME, 1)
    expect(made.moving).toBe(false)
  })
})
