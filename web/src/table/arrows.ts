/** Arrow keys go from spot to spot of a board, by where they lie. */

function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The spot that lies next in a direction: near, and rather straight ahead. */
export function beside(spots: Element[], from: Element, way: [number, number]): Element | null {
  const [x, y] = centre(from)
  let best: Element | null = null
  let least = Infinity
  for (const spot of spots) {
    if (spot === from || spot.contains(from) || from.contains(spot)) continue
    const [x2, y2] = centre(spot)
    const ahead = (x2 - x) * way[0] + (y2 - y) * way[1]
    const aside = Math.abs((x2 - x) * way[1] + (y2 - y) * way[0])
    const cost = ahead + 2.5 * aside
    if (ahead > 2 && cost < least) {
      least = cost
      best = spot
    }
  }
  return best
}

export function arrows(node: HTMLElement | SVGElement): { destroy(): void } {
  function key(event: Event): void {
    const way = WAYS[(event as KeyboardEvent).key]
    const from = (event.target as Element).closest('.spot')
    if (!way || !from) return
    const to = beside([...node.querySelectorAll('.spot')], from, way)
    if (to) {
      event.preventDefault()
      ;(to as HTMLElement).focus()
    }
  }
  node.addEventListener('keydown', key)
  return { destroy: () => node.removeEventListener('keydown', key) }
}
