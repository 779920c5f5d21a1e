/** Error when the service can't start, with a message of one line for the console. */
export class ServiceStartError extends Error {
  readonly reason: 'port-in-use' | 'file' | 'address';

  constructor(reason: ServiceStartError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ServiceStartError';
    this.reason = reason;
  }
}
