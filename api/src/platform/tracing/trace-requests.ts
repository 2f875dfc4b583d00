import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Middleware } from 'koa';

/**
 * Records a span of each request: its method, its endpoint's name and the status of its answer. It never holds an address, a header, a body
 * or an error's text, which may contain ids, secrets or words (D-04). A caller's own trace is not continued: its ids are input like any
 * other.
 */
export const traceRequests: Middleware = (ctx, next) =>
  trace.getTracer('api').startActiveSpan('request', { kind: SpanKind.SERVER, root: true }, async (span) => {
    try {
      await next();
    } finally {
      const name = ctx.state.endpoint?.name ?? 'other';
      span.updateName(name);
      span.setAttributes({
        'http.request.method': ctx.method,
        'http.response.status_code': ctx.status,
        'reencuentro.request_id': ctx.state.requestId,
      });
      if (ctx.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
  });
