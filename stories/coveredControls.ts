import { userEvent } from 'storybook/test';

/** Whether the middle of a control's edge is visible: neither scrolled out nor covered by a sticky element. */
function isEdgeVisible(control: Element, edge: 'top' | 'bottom'): boolean {
  const box = control.getBoundingClientRect();
  const y = edge === 'top' ? box.top + 2 : box.bottom - 2;
  const topmost = document.elementFromPoint(box.left + box.width / 2, y);
  return topmost !== null && control.contains(topmost);
}

/** Tabs forward and back through `count` controls; returns the names of those not fully visible while focused. */
export async function coveredControls(count: number): Promise<readonly string[]> {
  const covered: string[] = [];
  for (const shift of [false, true]) {
    for (let index = 0; index < count; index += 1) {
      await userEvent.tab({ shift });
      const control = document.activeElement ?? document.body;
      if (!isEdgeVisible(control, 'top') || !isEdgeVisible(control, 'bottom'))
        covered.push(`${shift ? 'back' : 'on'}: ${control.textContent}`);
    }
  }
  return covered;
}
