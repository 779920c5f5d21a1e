/** Open connection to a browser: a WebSocket in Node, or MSW's mock of one. */
export interface Connection {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** Close codes of the service. The browser must not reconnect after 1000, and may after the others. */
export const closeCodes = {
  /** This device signed out. */
  normal: 1000,
  /** The service stops or restarts (RFC 6455, "going away"). */
  goingAway: 1001,
  /** The token in the URL is missing, unknown or expired, or its session has ended (private range of RFC 6455). */
  unauthorized: 4401,
} as const;

export interface Connections {
  /** Adds a connection of a patient; returns a function that removes it. */
  connect(patientId: string, connection: Connection): () => void;
  /** Sends an event to all connections of the patient; returns their number. */
  broadcast(patientId: string, event: object): number;
  /** Closes all connections of one patient, or of all patients. */
  close(code: number, reason: string, patientId?: string): void;
  /** Number of open connections of one patient, or of all patients. */
  size(patientId?: string): number;
  /** Ids of the patients with open connections. */
  patients(): string[];
}

/** Stores the open connections of each patient. A connection that can't be written to is dropped. */
export function createConnections(): Connections {
  const byPatient = new Map<string, Set<Connection>>();
  const connectionsOf = (patientId?: string) =>
    patientId === undefined
      ? [...byPatient.values()].flatMap((set) => [...set])
      : [...(byPatient.get(patientId) ?? [])];

  const disconnect = (patientId: string, connection: Connection) => {
    const set = byPatient.get(patientId);
    set?.delete(connection);
    if (set?.size === 0) byPatient.delete(patientId);
  };

  return {
    connect(patientId, connection) {
      const set = byPatient.get(patientId) ?? new Set();
      set.add(connection);
      byPatient.set(patientId, set);
      return () => disconnect(patientId, connection);
    },
    broadcast(patientId, event) {
      const text = JSON.stringify(event);
      let reached = 0;
      for (const connection of connectionsOf(patientId)) {
        try {
          connection.send(text);
          reached += 1;
        } catch {
          disconnect(patientId, connection);
        }
      }
      return reached;
    },
    close(code, reason, patientId) {
      const open = connectionsOf(patientId);
      if (patientId === undefined) byPatient.clear();
      else byPatient.delete(patientId);
      for (const connection of open) connection.close(code, reason);
    },
    size: (patientId) => connectionsOf(patientId).length,
    patients: () => [...byPatient.keys()],
  };
}
