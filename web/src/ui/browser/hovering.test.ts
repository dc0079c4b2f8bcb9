import { describe, expect, it } from 'vitest'
import { focusing, hovering } from './hovering'

const mouse = { pointerType: 'mouse' }

describe('pointing at something', () => {
  it('is told once, and again after the pointer has left', () => {
    const told: boolean[] = []
    const { onpointermove, onpointerleave } = hovering((inside) => told.push(inside))
    onpointermove(mouse)
    onpointermove(mouse)
    expect(told).toEqual([true])
    onpointerleave()
    onpointermove(mouse)
    expect(told).toEqual([true, false, true])
  })

  it('is not what a finger does', () => {
    const told: boolean[] = []
    hovering((inside) => told.push(inside)).onpointermove({ pointerType: 'touch' })
    expect(told).toEqual([])
  })
})

describe('coming to something', () => {
  it('is what the keyboard does, and not a press that focuses', () => {
    const told: boolean[] = []
    const { onfocus, onblur } = focusing((inside) => told.push(inside))
    const element = (visible: boolean) => ({ currentTarget: { matches: () => visible } as unknown as Element })
    onfocus(element(false))
    expect(told).toEqual([])
    onfocus(element(true))
    onblur()
    expect(told).toEqual([true, false])
  })
})
