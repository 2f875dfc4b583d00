import { seedProgress } from '../src/resources/programme/progress/seed-progress.ts';
import type { TestServer, TestUser } from './test-server.ts';

/** 1…`most`. */
export const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

export const complete = ({ client }: TestUser, activity: number | string) =>
  client.patch(`/api/activities/${activity}/status`, { status: 'completed' });

/** A user who has completed the first activities of the journey, with premium by default. */
export async function aUserAfter(server: TestServer, completed: number, hasPremiumAccess = true): Promise<TestUser> {
  const user = await server.aUser({ hasPremiumAccess });
  await seedProgress(user.id, upTo(completed));
  return user;
}
