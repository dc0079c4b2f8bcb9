"""A browser's changes to a page that it translates."""

from __future__ import annotations

#: Each translatable text is removed, and inserted again in two elements of the translator. A tab's session
#: storage can turn it off.
TRANSLATOR = """(() => {
  if (sessionStorage['translator'] === 'off') return
  const skipped = 'script, style, noscript, textarea, font, .notranslate'
  const translate = (text) => {
    const at = text.parentElement
    if (!at || !at.translate || at.closest(skipped) || !text.data.trim()) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
  }
  const all = (root) => {
    if (root.nodeType === Node.TEXT_NODE) return translate(root)
    if (root.nodeType !== Node.ELEMENT_NODE) return
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    texts.forEach(translate)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') all(target)
      else addedNodes.forEach(all)
  }).observe(document, { childList: true, characterData: true, subtree: true })
})()"""
