/** What becomes true of requests to the service and to the store. */
export type ServiceEvent =
  /** A request to the service had no usable answer and is retried. */
  | {
      readonly kind: 'call-repeated';
      readonly problem: string;
      readonly waitMs: number;
      readonly askedToWait: boolean;
    }
  /** One request, for the debug log. `path` has no query. */
  | {
      readonly kind: 'request';
      readonly method: string;
      readonly path: string;
      readonly outcome: string;
      readonly tookMs: number;
      readonly requestId: string | null;
    };
