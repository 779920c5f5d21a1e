import type { Random } from '../random.ts';

/** BroadcastChannel in simulated time: messages are delivered in order to all other channels with the name. */
export function channelClass(random: Random) {
  const open = new Set<SimulatedChannel>();
  let deliveredAt = 0;
  class SimulatedChannel extends EventTarget {
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      open.add(this);
    }
    postMessage(data: unknown) {
      const copy: unknown = structuredClone(data);
      deliveredAt = Math.max(deliveredAt, Date.now() + random(6));
      for (const other of open)
        if (other !== this && other.name === this.name)
          setTimeout(
            () => open.has(other) && other.dispatchEvent(new MessageEvent('message', { data: copy })),
            deliveredAt - Date.now(),
          );
    }
    close() {
      open.delete(this);
    }
  }
  return SimulatedChannel;
}
