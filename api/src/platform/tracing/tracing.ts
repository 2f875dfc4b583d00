import { context, trace } from '@opentelemetry/api';

/** A running export of traces. */
export interface Tracing {
  /** Sends what waits, and ends. */
  stop(): Promise<void>;
}

/**
 * Sends a trace of each request to the operator's collector (OTLP over HTTP, JSON). Its libraries are loaded only here: an installation without
 * a collector does not pay for them. Sampling follows the standard OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG.
 * @param endpoint of the collector, without `/v1/traces`
 */
export async function startTracing(endpoint: string): Promise<Tracing> {
  const [
    { OTLPTraceExporter },
    { BasicTracerProvider, BatchSpanProcessor },
    { AsyncLocalStorageContextManager },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'reencuentro-api' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return {
    async stop() {
      await provider.shutdown();
      trace.disable();
      context.disable();
    },
  };
}
