import { activitiesOfStage } from '@app/contract/programme';
import type { ServedProgramme } from '../../programme/served/served-programme.ts';
import type { Deps } from '../../../deps.ts';
import { eachInTurn } from '../../../platform/jobs/each-in-turn.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { type User, UserModel } from '../../account/users/user.model.ts';
import { currentStage } from '../../programme/progress/progress.policy.ts';
import { loadProgress } from '../../programme/progress/progress.repository.ts';
import { settingsOf } from '../settings-of.ts';
import { stopLink } from '../stop-links/stop-token.ts';
import { weekToSend } from './week.ts';
import { dayIn } from '../../../platform/civil-day.ts';
import { HOUR_MS } from '../../../platform/durations.ts';

type Parts = Pick<Deps, 'jobs' | 'mail' | 'vaults' | 'clock' | 'env'> & { readonly programme: ServedProgramme };
type Reader = Pick<User, '_id' | 'username' | 'email'>;

export function defineWeeklyMail(deps: Parts): void {
  deps.jobs.every('weekly-mail', HOUR_MS, () => sendWeeklyMail(deps));
}

/** Enqueues this week's mail for all subscribers. Idempotent per week. */
async function sendWeeklyMail(deps: Parts): Promise<void> {
  const week = weekToSend(deps.clock(), deps.env.TIME_ZONE);
  if (!week) return;
  const wanted = { emailUpdates: true, isActive: true, isEmailVerified: true };
  const readers = UserModel.find(wanted, { username: 1, email: 1 }).lean<Reader>().cursor();
  await eachInTurn<Reader>(readers, async (reader) => {
    const key = `weekly-update:${reader._id.toString()}:${week}`;
    if (await deps.mail.isOrdered(key)) return;
    const wishes = await wishesOf(deps, reader._id.toString());
    if (!wishes.isPaused) await deps.mail.send(await makeMail(deps, reader, wishes), { key });
  });
}

interface Wishes {
  /** 'Pausar mi camino': the user gets no reminders until that day. */
  readonly isPaused: boolean;
  /** 'Correos discretos': the mail reveals nothing to other readers of the mailbox. */
  readonly isDiscreet: boolean;
}

/** The wishes in the encrypted settings. */
async function wishesOf({ vaults, clock, env }: Parts, userId: string): Promise<Wishes> {
  const fields = await settingsOf(vaults, userId, 'weeklyMail');
  const until = fields['pausedUntil']?.value;
  return {
    isPaused: typeof until === 'string' && until > dayIn(env.TIME_ZONE, clock()),
    isDiscreet: fields['discreetMails']?.value === true,
  };
}

async function makeMail(parts: Parts, { _id, username, email }: Reader, { isDiscreet }: Wishes): Promise<Mail> {
  const { vaults, env } = parts;
  const userId = _id.toString();
  const origin = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return {
    kind: 'weekly-update',
    to: email,
    username,
    link: `${origin}/`,
    // The job stays in the database until the mail is sent: it contains no more than the mail.
    ...(isDiscreet ? { stage: '', objective: '', isDiscreet: true as const } : await nextStepOf(parts, userId)),
    stopLink: await stopLink(vaults, { origin, userId, mail: 'weekly-mail' }),
  };
}

/** The user's current stage, and the next activity. */
async function nextStepOf({ programme }: Parts, userId: string) {
  const overview = await loadProgress(userId, []);
  const stageId = currentStage(overview);
  const progress = await loadProgress(userId, activitiesOfStage(stageId));
  const next = activitiesOfStage(stageId).find((id) => progress.statusOf(id) !== 'completed');
  const stage = programme.current.stage(stageId);
  const activity = next === undefined ? undefined : programme.current.activity(next)?.title;
  return { stage: stage?.title ?? '', objective: stage?.objective ?? '', ...(activity ? { activity } : {}) };
}
