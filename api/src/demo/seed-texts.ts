import { createHash, randomUUID } from 'node:crypto';
import { ACTIVITIES_PER_STAGE, baseOfActivity, stageOfActivity, weekOfStage } from '@app/contract/programme';
import { weekKeyOf } from '@app/contract/week-key';
import { PUSH_OPERATIONS } from '@app/contract/sync';
import { asksYearly, YEARLY_DIMENSIONS } from '@app/contract/yearly';
import type { Vault } from '../platform/crypto/vault.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { readContent } from '../resources/programme/content/content-files.ts';
import { ALL_KINDS } from '../resources/writing/sync/kinds/all-kinds.ts';
import { pushChanges } from '../resources/writing/sync/push-changes.ts';
import { demoAnswers } from './demo-answers.ts';
import { demoDays, demoEntries, demoIntentions } from './demo-texts.ts';
import { DAY_MS } from '../platform/durations.ts';

/** Position of the self-assessment among the nine activities of a stage. */
const ASSESSMENT = 9;

interface DemoUser {
  readonly userId: string;
  readonly vault: Vault;
  readonly jobs: Jobs;
  readonly now: Date;
  readonly sinceDays: number;
  /** Number of completed activities, from the first on, evenly distributed over the user's days. */
  readonly lived: number;
}

interface Change {
  readonly kind: string;
  readonly key: string;
  readonly at: Date;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Writes months of calendar, journal and self-assessments into an account, through the sync engine like the user's own devices. */
export async function seedTexts(user: DemoUser, contentDir: string): Promise<void> {
  const changes = [
    ...days(user),
    ...weeks(user),
    ...(await activityEntries(user, contentDir)),
    ...personalEntries(user),
    ...(await assessments(user, contentDir)),
    ...(await underlines(user, contentDir)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const clientId = randomUUID();
  for (let i = 0; i < changes.length; i += PUSH_OPERATIONS) {
    const ops = changes.slice(i, i + PUSH_OPERATIONS).map((change, j) => operationOf(change, i + j + 1));
    const { userId, vault, jobs } = user;
    const clock = () => changes[i]?.at ?? user.now;
    const context = { userId, vault, jobs, clientId, clock, kinds: ALL_KINDS, device: 'Demo', epoch: undefined };
    const { results } = await pushChanges(context, ops);
    const refused = results.find(({ status }) => status !== 'applied');
    if (refused) throw new Error(`the demo words were refused: ${refused.code ?? refused.status}`);
  }
}

const operationOf = ({ kind, key, at, fields }: Change, opNo: number) => ({
  opId: randomUUID(),
  opNo,
  kind,
  key,
  action: 'set',
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value, baseRev: 0 }])),
  createdAt: at.toISOString(),
});

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const pick = <T>(all: readonly T[], i: number): T => {
  const one = all[i % all.length];
  if (one === undefined) throw new Error('the demo has no words');
  return one;
};
/** A deterministic pseudo-random integer in [0, sides). */
const dice = (seed: string, sides: number): number =>
  createHash('sha256').update(seed).digest().readUInt32BE(0) % sides;

const daysBack = ({ now, sinceDays }: DemoUser): Date[] =>
  Array.from({ length: sinceDays }, (_, i) => new Date(now.getTime() - (sinceDays - i) * DAY_MS));

/** Weeks after which the home page offers the oldest personal entries again, on whichever day the demo is looked at. */
const OFFERED_AFTER_WEEKS = 26;

/**
 * Noon of the day that is so many weeks ago, of the day before and of the day after: one of them has today's weekday in every time zone.
 */
function offeredDays({ now, sinceDays }: DemoUser): Date[] {
  const days = OFFERED_AFTER_WEEKS * 7;
  if (sinceDays <= days + 1) return [];
  const noon = Date.parse(`${dayOf(now)}T12:00:00.000Z`);
  return [days + 1, days, days - 1].map((ago) => new Date(noon - ago * DAY_MS));
}

/** Days for which a note is not repeated: a month of the calendar has each once. */
const NOTE_RESTS_DAYS = 31;

/** Fills about five days of seven, but none of `offeredDays`: the home page would not offer the entries of a hard day. */
function days(user: DemoUser): Change[] {
  const notedOn = new Map<string, number>();
  return daysBack(user).flatMap((at, i): Change[] => {
    const key = dayOf(at);
    if (dice(key, 7) < 2 || offeredDays(user).some((offered) => dayOf(offered) === key)) return [];
    const { emotion, icon, note } = pick(demoDays, i + dice(key, 5));
    const isNoted = dice(`note ${key}`, 3) > 0 && i - (notedOn.get(note) ?? -NOTE_RESTS_DAYS) >= NOTE_RESTS_DAYS;
    if (isNoted) notedOn.set(note, i);
    const fields = {
      emotion,
      icon,
      ...(isNoted && { note }),
      selfCareChecked: dice(`care ${key}`, 5) > 1,
      isSacred: dice(`sacred ${key}`, 17) === 0,
    };
    return [{ kind: 'day', key, at, fields }];
  });
}

function weeks(user: DemoUser): Change[] {
  return daysBack(user)
    .filter((at) => at.getUTCDay() === 1)
    .map((at, i) => {
      return { kind: 'week', key: weekKeyOf(dayOf(at)), at, fields: { intention: pick(demoIntentions, i) } };
    });
}

const livedAt = ({ now, sinceDays, lived }: DemoUser, id: number): Date =>
  new Date(now.getTime() - (1 - id / (lived + 1)) * sinceDays * DAY_MS);

/** Hours at which the user writes, in UTC. */
const HOURS = [6, 7, 13, 20, 21] as const;

/** A time of the same day at which somebody writes. */
function writtenAt(at: Date, now: Date): Date {
  const key = at.toISOString();
  const [hour, minute] = [pick(HOURS, dice(`hour ${key}`, HOURS.length)), dice(`minute ${key}`, 60)];
  const written = new Date(at).setUTCHours(hour, minute);
  return new Date(Math.min(written, now.getTime()));
}

/** The entries of those activities for which there are answers and that the user has completed. */
async function activityEntries(user: DemoUser, contentDir: string): Promise<Change[]> {
  const lensOf = await lensesIn(contentDir);
  return Object.entries(demoAnswers)
    .map(([id, answers]) => ({ id: Number(id), answers }))
    .filter(({ id }) => id <= user.lived)
    .map(({ id, answers: [experience, attention, feelings] }) => {
      const at = writtenAt(livedAt(user, id), user.now);
      const title = lensOf(id)?.title;
      const fields = {
        entryId: at.getTime(),
        activityId: id,
        ...(title && { title }),
        writingMode: 'text',
        isCompleted: true,
        'responses.experience': experience,
        'responses.attention': attention,
        'responses.feelings': feelings,
      };
      return { kind: 'entry', key: `activity-${id}`, at, fields };
    });
}

function personalEntries(user: DemoUser): Change[] {
  return demoEntries.map((words, i) => {
    const evenly = new Date(user.now.getTime() - ((i + 1) / (demoEntries.length + 1)) * user.sinceDays * DAY_MS);
    const at = offeredDays(user)[demoEntries.length - 1 - i] ?? writtenAt(evenly, user.now);
    const fields = {
      entryId: at.getTime(),
      writingMode: 'text',
      isCompleted: true,
      'responses.personal_content': words,
    };
    return { kind: 'entry', key: randomUUID(), at, fields };
  });
}

/** The text of an activity of the journey. */
async function lensesIn(contentDir: string) {
  const { items } = await readContent(contentDir);
  const activities = new Map(
    items.flatMap((item) => (item.type === 'activity' ? [[item.value.base, item.value]] : [])),
  );
  return (id: number) => activities.get(baseOfActivity(id))?.lenses[weekOfStage(stageOfActivity(id)) - 1];
}

/** The line of about one in ten texts that the user has lived. */
async function underlines(user: DemoUser, contentDir: string): Promise<Change[]> {
  const lensOf = await lensesIn(contentDir);
  const ids = Array.from({ length: user.lived }, (_, i) => i + 1).filter((id) => id % 11 === 3);
  return ids.flatMap((id) => {
    const line = lensOf(id)?.line;
    const name = createHash('sha256').update(`underline ${id}`).digest('hex').slice(0, 16);
    const change = { kind: 'underline', key: `activity-${id}`, at: livedAt(user, id) };
    return line ? [{ ...change, fields: { [`kept.${name}`]: line } }] : [];
  });
}

/** Scores that rise slightly from stage to stage, with bad weeks among them. */
async function assessments(user: DemoUser, contentDir: string): Promise<Change[]> {
  const { items } = await readContent(contentDir);
  const ids = Array.from({ length: user.lived }, (_, i) => i + 1).filter((id) => id % ACTIVITIES_PER_STAGE === 0);
  return ids.map((id) => {
    const activity = items.find((item) => item.id === `activity:${baseOfActivity(id)}`);
    const dimensions =
      activity?.type === 'activity' && activity.value.kind === 'assessment' ? activity.value.dimensions : [];
    const at = livedAt(user, id);
    const week = (id / ASSESSMENT - 1) % 4;
    const keys = [...dimensions.map(({ key }) => key), ...(asksYearly(id) ? YEARLY_DIMENSIONS : [])];
    const scores = keys.map((key) => [`scores.${key}`, Math.min(10, 3 + week + dice(`${key} ${id}`, 4))]);
    return {
      kind: 'assessment',
      key: `activity-${id}`,
      at,
      fields: { ...Object.fromEntries(scores), takenAt: at.toISOString() },
    };
  });
}
