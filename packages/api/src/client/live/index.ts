export { createLiveConnection } from './liveConnection.ts';
export type { LiveConnection, LiveConnectionOptions, LiveListener } from './liveConnection.ts';
export { createSharedConnection } from './sharedConnection.ts';
export type { SharedConnection, SharedConnectionOptions } from './sharedConnection.ts';
export type { SocketIncoming, SocketOutgoing } from './events.ts';
