export { createLiveConnection } from './liveConnection.ts';
export type {
  EventHandlers,
  LiveConnection,
  LiveConnectionOptions,
  PageVisibility,
} from './liveConnection.ts';
export type { EventData, EventName, SocketIncoming, SocketOutgoing } from './events.ts';
