import { userEvent } from 'storybook/test';

/** Whether the middle of an edge of a control is in sight: neither scrolled away nor under something sticky. */
function isEdgeVisible(control: Element, edge: 'top' | 'bottom'): boolean {
  const box = control.getBoundingClientRect();
  const y = edge === 'top' ? box.top + 2 : box.bottom - 2;
  const topmost = document.elementFromPoint(box.left + box.width / 2, y);
  return topmost !== null && control.contains(topmost);
}

/** Names of the controls that are not wholly in sight while they have focus, going through all with Tab and back. */
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
