/** Why the service cannot start, in one line that can be shown as it is. */
export class ServiceStartError extends Error {
  readonly reason: 'port-in-use' | 'file' | 'address';

  constructor(reason: ServiceStartError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ServiceStartError';
    this.reason = reason;
  }
}
