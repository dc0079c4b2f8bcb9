// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Camera } from './camera.svelte'

const HOME = { x: 0, y: 0, width: 40, height: 30 }
const FIGHT = { x: 10, y: 10, width: 4, height: 4 }
const middle = ({ box }: Camera) => [box.x + box.width / 2, box.y + box.height / 2]

function createCamera(width: number, height: number): Camera {
  const camera = new Camera()
  camera.resize(width, height)
  camera.setHome(HOME)
  return camera
}

describe('camera', () => {
  beforeEach(() => {
    // Disable gliding, so that every view is reached immediately.
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
  })

  it('shows the whole board, whatever the size of the screen', () => {
    const camera = createCamera(1200, 600)
    expect(camera.box).toEqual({ x: -10, y: 0, width: 60, height: 30 })
    camera.resize(400, 600)
    expect(camera.box.width).toBe(40)
    camera.resize(1600, 600)
    expect(camera.box.height).toBe(30)
  })

  it('shows the board above what covers the lower edge of the screen', () => {
    const camera = createCamera(1200, 700)
    camera.setHome(HOME, 0, 100)
    expect(camera.toScreen({ x: 0, y: 0 }).y).toBeCloseTo(0)
    expect(camera.toScreen({ x: 0, y: 30 }).y).toBeCloseTo(600)
    camera.frameOn(FIGHT, 24)
    expect(camera.toScreen({ x: 12, y: 12 }).y).toBeCloseTo(288) // not 300, because the board ends above
  })

  it('shows a board that lies turned, and finds places on it', () => {
    const camera = createCamera(600, 800)
    camera.setHome(HOME, 1)
    expect(camera.toScreen({ x: 0, y: 30 })).toEqual({ x: 0, y: 0 })
    expect(camera.toScreen({ x: 40, y: 30 })).toEqual({ x: 0, y: 800 })
    expect(camera.toBoard(600, 800)).toEqual({ x: 40, y: 0 })
    camera.frameOn(FIGHT, 24)
    expect(camera.shows(FIGHT)).toBe(true)
    expect(camera.toScreen({ x: 0, y: 15 }).y).toBeCloseTo(0)
    expect(camera.toBoardDirection({ x: 1, y: 0 })).toEqual({ x: 0, y: -1 })
  })

  it('keeps looking at the same place when it learns how the board is turned', () => {
    const camera = new Camera()
    camera.resize(600, 800)
    camera.frameOn(FIGHT, 24)
    camera.setHome(HOME, 0)
    expect(camera.scale).toBe(24)
    camera.setHome(HOME, 1)
    expect(camera.scale).toBe(24)
    expect(camera.shows(FIGHT)).toBe(true)
  })

  it('leaves nothing empty at one edge while the board is hidden at the other', () => {
    const camera = createCamera(400, 400)
    for (const x of [0, 18, 36])
      for (const y of [0, 13, 26]) {
        camera.frameOn({ x, y, width: 4, height: 4 }, 20)
        const [start, end] = [camera.toScreen({ x: 0, y: 0 }), camera.toScreen({ x: 40, y: 30 })]
        expect(Math.max(start.x, start.y)).toBeLessThanOrEqual(0.001)
        expect(Math.min(end.x, end.y)).toBeGreaterThanOrEqual(399.999)
        expect(camera.shows({ x, y, width: 4, height: 4 })).toBe(true)
      }
  })

  it('keeps the part that the player has chosen when the screen changes', () => {
    const camera = createCamera(800, 600)
    camera.zoom(2, { x: 20, y: 15 })
    const [before, scale] = [middle(camera), camera.scale]
    camera.resize(1000, 700)
    expect(middle(camera)).toEqual(before)
    expect(camera.scale).toBeCloseTo(scale)
  })

  it('shows the whole board again when the player has zoomed out or the screen has outgrown it', () => {
    const camera = createCamera(800, 600)
    camera.zoom(1.2)
    camera.resize(1600, 1200)
    expect([camera.moved, camera.toScreen({ x: 40, y: 0 }).x]).toEqual([false, expect.closeTo(1600)])
  })

  it('keeps a fight in sight on a phone that is turned', () => {
    const camera = createCamera(390, 300)
    camera.frameOn(FIGHT, 24)
    expect(middle(camera)).toEqual([12, 12])
    expect(camera.scale).toBeCloseTo(24)
    camera.resize(390, 200)
    expect(middle(camera)).toEqual([12, 12])
    camera.resize(1000, 700)
    expect(camera.box.height).toBe(30)
  })

  it('stays where it is while its target is in sight, whatever covers the lower edge', () => {
    const camera = createCamera(390, 600)
    camera.setHome(HOME, 0, 300)
    camera.frameOn(FIGHT, 24)
    const { box } = camera
    for (const foot of [100, 300, 0, 310]) camera.setHome(HOME, 0, foot)
    expect(camera.box).toBe(box)
    camera.setHome(HOME, 0, 450)
    expect([camera.shows(FIGHT), camera.box === box]).toEqual([true, false])
    camera.fit()
    const whole = camera.box
    camera.setHome(HOME, 0, 200)
    expect(camera.box).toBe(whole)
  })

  it('shows all that must be visible, however small, and only as much of the rest as is readable', () => {
    const far = { x: 0, y: 0, width: 38, height: 8 }
    const camera = createCamera(390, 300)
    camera.frameOn(far, 24, { minScale: 14 })
    expect([camera.scale, camera.shows(far)]).toEqual([14, false])
    camera.frameOn(far, 24, { minScale: 14, whole: FIGHT })
    expect([camera.scale, camera.shows(FIGHT)]).toEqual([14, true])
    camera.frameOn(far, 24, { minScale: 14, whole: far })
    expect([camera.scale < 14, camera.shows(far)]).toEqual([true, true])
  })

  it('tells how much of the board is visible', () => {
    const camera = createCamera(400, 300)
    expect([camera.fits(FIGHT, 75), camera.fits(FIGHT, 76)]).toEqual([true, false])
    camera.setHome(HOME, 0, 100)
    expect([camera.fits(FIGHT, 50), camera.fits(FIGHT, 51)]).toEqual([true, false])
  })

  it('goes where the player wants, at the same scale, and stays there', () => {
    const camera = createCamera(400, 300)
    camera.setHome(HOME, 0, 100)
    camera.frameOn(FIGHT, 24)
    camera.goTo({ x: 30, y: 20 })
    expect(camera.toScreen({ x: 30, y: 20 })).toEqual({ x: expect.closeTo(200), y: expect.closeTo(100) })
    expect([camera.scale, camera.moved]).toEqual([24, true])
  })

  it('moves the drawing while the view moves, and redraws it when the view rests', () => {
    vi.useFakeTimers()
    const camera = createCamera(800, 600)
    expect(camera.shift).toBeUndefined()
    camera.zoom(2, { x: 20, y: 15 })
    expect(camera.drawn).toEqual({ x: 0, y: 0, width: 40, height: 30 })
    expect(camera.shift).toBe('translate(-400px, -300px) scale(2)')
    vi.advanceTimersByTime(200)
    expect([camera.drawn, camera.shift]).toEqual([camera.box, undefined])
    vi.useRealTimers()
  })

  it('redraws as soon as the finger leaves the board', () => {
    const camera = createCamera(800, 600)
    camera.zoom(2, { x: 20, y: 15 })
    camera.pointerDown(1, { x: 400, y: 300 })
    camera.pointerMove(1, { x: 380, y: 290 })
    expect(camera.drawn).not.toEqual(camera.box)
    camera.pointerUp(1)
    expect(camera.drawn).toEqual(camera.box)
  })

  it('draws once, after the frame, however often the view changes in it', async () => {
    const camera = createCamera(600, 800)
    const { drawn } = camera
    camera.frameOn(FIGHT, 24)
    camera.setHome(HOME, 0, 300)
    camera.frameOn({ ...FIGHT, x: 30 }, 20)
    expect([camera.drawn, camera.moving]).toEqual([drawn, true])
    await vi.waitFor(() => expect(camera.moving).toBe(false))
    expect(camera.drawn).toEqual(camera.box)
  })

  it('draws a board that is turned at once', () => {
    const camera = createCamera(600, 800)
    camera.frameOn(FIGHT, 24)
    camera.setHome(HOME, 1)
    expect(camera.moving).toBe(false)
  })
})
