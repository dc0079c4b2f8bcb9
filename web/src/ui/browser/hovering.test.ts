// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { focusHandlers, hoverHandlers, hoveringOver } from './hovering'

const mouse = { pointerType: 'mouse' }

describe('the pointer over an element', () => {
  it('is reported once, and again after the pointer has left', () => {
    const told: boolean[] = []
    const { onpointermove, onpointerleave } = hoverHandlers((inside) => told.push(inside))
    onpointermove(mouse)
    onpointermove(mouse)
    expect(told).toEqual([true])
    onpointerleave()
    onpointermove(mouse)
    expect(told).toEqual([true, false, true])
  })

  it('does not include touch', () => {
    const told: boolean[] = []
    hoverHandlers((inside) => told.push(inside)).onpointermove({ pointerType: 'touch' })
    expect(told).toEqual([])
  })
})

describe('the pointer over the children of a list', () => {
  function list() {
    document.body.innerHTML = '<ul><li id="one"><b></b></li><li id="two"></li><p></p></ul>'
    const told: (string | undefined)[] = []
    const ul = document.querySelector('ul')!
    const stop = hoveringOver('li', (child) => told.push(child?.id))(ul)!
    const dispatchPointer = (place: string, type = 'pointermove', pointerType = 'mouse') =>
      document.querySelector(place)!.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))
    return { told, at: dispatchPointer, stop }
  }

  it('is reported once for each child, and when the pointer has left them', () => {
    const { told, at } = list()
    at('b')
    at('#one')
    at('#two')
    at('p')
    at('p')
    at('#two')
    at('ul', 'pointerleave')
    expect(told).toEqual(['one', 'two', undefined, 'two', undefined])
  })

  it('does not include touch, and ends with the list', () => {
    const { told, at, stop } = list()
    at('#one', 'pointermove', 'touch')
    stop()
    at('#one')
    expect(told).toEqual([])
  })
})

describe('keyboard focus', () => {
  it('is reported for the keyboard, and not for a press that focuses', () => {
    const told: boolean[] = []
    const { onfocus, onblur } = focusHandlers((inside) => told.push(inside))
    const element = (visible: boolean) => ({ currentTarget: { matches: () => visible } as unknown as Element })
    onfocus(element(false))
    expect(told).toEqual([])
    onfocus(element(true))
    onblur()
    expect(told).toEqual([true, false])
  })
})
