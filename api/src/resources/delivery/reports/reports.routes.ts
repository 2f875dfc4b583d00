import { listRemoteLoads } from '@app/contract/admin-remotes';
import { reportRemote } from '@app/contract/remote-reports';
import { listFaults, listFaultsAsAdmin, reportFault } from '@app/contract/remote-faults';
import type Router from '@koa/router';
import * as z from 'zod';
import { dayIn } from '../../../platform/civil-day.ts';
import { readBinary } from '../../../platform/http/binary-body.ts';
import { register } from '../../../platform/http/register.ts';
import { versionId } from '../registry/versions/registry.model.ts';
import { readRemoteLoads } from './remote-loads.ts';
import { noteFault, readFaults } from './remote-faults.ts';
import { RemoteReportModel } from './remote-report.model.ts';
import { isReportable } from './reported-version.ts';

const VIOLATION_LIMIT_BYTES = 8 * 1024;

/** Allowed label values: a caller must not be able to create new ones. */
const DIRECTIVES = new Set(
  'default script script-src-elem script-src-attr style style-src-elem style-src-attr img font connect worker manifest media object frame child'
    .split(' ')
    .map((name) => (name.includes('-src') ? name : `${name}-src`))
    .concat('form-action', 'base-uri', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types'),
);

/** Both formats of browsers' reports; only the name of the directive is kept. */
const directive = z.string().transform((text) => {
  const name = text.split(' ')[0] ?? '';
  return DIRECTIVES.has(name) ? name : 'other';
});
const violationSchema = z.object({
  'csp-report': z.union([
    z.object({ 'effective-directive': directive }),
    z.object({ 'violated-directive': directive }),
  ]),
});

function directiveOf(bytes: Buffer): string {
  try {
    const { 'csp-report': report } = violationSchema.parse(JSON.parse(bytes.toString('utf8')));
    return 'effective-directive' in report ? report['effective-directive'] : report['violated-directive'];
  } catch {
    return 'unreadable';
  }
}

/** Reports from browsers: loads of remotes, and violations of the page policy. Counts only, without addresses or texts. */
export function registerReports(router: Router): void {
  register(router, reportRemote, async ({ body, ctx, user }) => {
    const { name, version, kind, ms = 0 } = body;
    await ctx.deps.limits.consumeNetwork('report', ctx.ip);
    // Counts only existing versions: a caller must not be able to fill the collection.
    if (!(await isReportable(name, version, user))) return;
    const day = dayIn(ctx.deps.env.TIME_ZONE, ctx.deps.clock());
    await RemoteReportModel.updateOne(
      { _id: `${versionId(name, version)} ${day}` },
      { $inc: { [kind]: 1, totalMs: kind === 'loaded' ? Math.round(ms) : 0 }, $setOnInsert: { name, version, day } },
      { upsert: true },
    );
    ctx.deps.metrics.remoteReport(name, kind);
  });

  register(router, reportFault, async ({ body, ctx, user }) => {
    await ctx.deps.limits.consumeNetwork('report', ctx.ip);
    await noteFault(body, user, ctx.deps);
  });
  register(router, listFaults, ({ params }) => readFaults(params.name));
  register(router, listFaultsAsAdmin, () => readFaults());

  register(router, listRemoteLoads, ({ ctx }) => readRemoteLoads(ctx.deps));

  // The browser sends these by itself, with an opaque origin and without a session: counted in memory.
  router.post('/api/reports/csp', async (ctx) => {
    await ctx.deps.limits.consumeNetwork('report', ctx.ip);
    ctx.deps.metrics.violation(directiveOf(await readBinary(ctx, VIOLATION_LIMIT_BYTES)));
    ctx.status = 204;
  });
}
