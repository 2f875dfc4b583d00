import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { CommandStartedEvent, MongoClient } from 'mongodb';

/**
 * Records a span of each command that a traced request sends to MongoDB: its name and its collection, nothing of its filter or its values.
 * @param client connected with `monitorCommands`
 */
export function traceCommands(client: MongoClient): void {
  const running = new Map<number, Span>();
  const tracer = trace.getTracer('mongodb');
  client.on('commandStarted', ({ requestId, commandName, command }: CommandStartedEvent) => {
    // Jobs and the change stream belong to no request.
    if (!trace.getActiveSpan()) return;
    const collection: unknown = command[commandName];
    const attributes = {
      'db.system.name': 'mongodb',
      'db.operation.name': commandName,
      ...(typeof collection === 'string' ? { 'db.collection.name': collection } : {}),
    };
    running.set(requestId, tracer.startSpan(`mongodb ${commandName}`, { kind: SpanKind.CLIENT, attributes }));
  });
  const end = (requestId: number, code: SpanStatusCode) => {
    running.get(requestId)?.setStatus({ code }).end();
    running.delete(requestId);
  };
  client.on('commandSucceeded', ({ requestId }) => end(requestId, SpanStatusCode.UNSET));
  client.on('commandFailed', ({ requestId }) => end(requestId, SpanStatusCode.ERROR));
}
