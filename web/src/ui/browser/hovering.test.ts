// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { focusHandlers, hoverHandlers, hoveringOver } from './hovering'

const mouse = { pointerType: 'mouse' }

describe('the pointer over an element', () => {
  it('is reported once, and again after the pointer has left', () => {
    const reports: boolean[] = []
    const { onpointermove, onpointerleave } = hoverHandlers((inside) => reports.push(inside))
    onpointermove(mouse)
    onpointermove(mouse)
    expect(reports).toEqual([true])
    onpointerleave()
    onpointermove(mouse)
    expect(reports).toEqual([true, false, true])
  })

  it('does not include touch', () => {
    const reports: boolean[] = []
    hoverHandlers((inside) => reports.push(inside)).onpointermove({ pointerType: 'touch' })
    expect(reports).toEqual([])
  })
})

describe('the pointer over the children of a list', () => {
  function list() {
    document.body.innerHTML = '<ul><li id="one"><b></b></li><li id="two"></li><p></p></ul>'
    const reports: (string | undefined)[] = []
    const ul = document.querySelector('ul')!
    const stop = hoveringOver('li', (child) => reports.push(child?.id))(ul)!
    const dispatchPointer = (place: string, type = 'pointermove', pointerType = 'mouse') =>
      document.querySelector(place)!.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }))
    return { reports, point: dispatchPointer, stop }
  }

  it('is reported once for each child, and when the pointer has left them', () => {
    const { reports, point } = list()
    point('b')
    point('#one')
    point('#two')
    point('p')
    point('p')
    point('#two')
    point('ul', 'pointerleave')
    expect(reports).toEqual(['one', 'two', undefined, 'two', undefined])
  })

  it('does not include touch, and ends with the list', () => {
    const { reports, point, stop } = list()
    point('#one', 'pointermove', 'touch')
    stop()
    point('#one')
    expect(reports).toEqual([])
  })
})

describe('keyboard focus', () => {
  it('is reported for the keyboard, and not for a press that focuses', () => {
    const reports: boolean[] = []
    const { onfocus, onblur } = focusHandlers((inside) => reports.push(inside))
    const element = (visible: boolean) => ({ currentTarget: { matches: () => visible } as unknown as Element })
    onfocus(element(false))
    expect(reports).toEqual([])
    onfocus(element(true))
    onblur()
    expect(reports).toEqual([true, false])
  })
})
