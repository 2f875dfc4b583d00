import { ACTIVITIES_PER_STAGE, BLOCKS, STAGES } from '@app/contract/programme';
import {
  ALL_LIBRARY_IDS,
  type ContentBook,
  type ContentChallenge,
  type ContentFilm,
  type ContentPlaylist,
} from './library-schema.ts';
import type { ContentActivity, ContentBlock, ContentSeal, ContentStage } from './content-schema.ts';

/** One item of programme or libraries as stored in the database; written only when it changes. */
export type ContentItem =
  | { readonly id: `block:${number}`; readonly type: 'block'; readonly value: ContentBlock }
  | { readonly id: `stage:${number}`; readonly type: 'stage'; readonly value: ContentStage }
  | { readonly id: `seal:${number}`; readonly type: 'seal'; readonly value: ContentSeal }
  | { readonly id: `activity:${number}`; readonly type: 'activity'; readonly value: ContentActivity }
  | { readonly id: `book:${number}`; readonly type: 'book'; readonly value: ContentBook }
  | { readonly id: `film:${number}`; readonly type: 'film'; readonly value: ContentFilm }
  | { readonly id: `playlist:${number}`; readonly type: 'playlist'; readonly value: ContentPlaylist }
  | { readonly id: `challenge:${number}`; readonly type: 'challenge'; readonly value: ContentChallenge }
  | { readonly id: 'week-texts'; readonly type: 'week-texts'; readonly value: readonly string[] };

const range = (prefix: string, most: number) => Array.from({ length: most }, (_, i) => `${prefix}:${i + 1}`);

/** Every id of a complete programme. */
export const ALL_CONTENT_IDS: readonly string[] = [
  ...range('block', BLOCKS),
  ...range('stage', STAGES),
  ...range('seal', STAGES),
  ...range('activity', BLOCKS * ACTIVITIES_PER_STAGE),
  'week-texts',
  ...ALL_LIBRARY_IDS,
];
