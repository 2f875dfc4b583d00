import type * as z from 'zod';
import { booksFileSchema, challengesFileSchema, filmsFileSchema, playlistsFileSchema } from './library-schema.ts';
import type { ContentItem } from './content-items.ts';
import { activitiesFileSchema, blocksFileSchema, sealsFileSchema, stagesFileSchema } from './content-schema.ts';

/** Schema of one item of each kind, as in its file. */
const VALUE_SCHEMAS: Readonly<Record<ContentItem['type'], z.ZodType>> = {
  block: blocksFileSchema.shape.blocks.element,
  stage: stagesFileSchema.shape.stages.element,
  seal: sealsFileSchema.shape.seals.element,
  activity: activitiesFileSchema.shape.activities.element,
  book: booksFileSchema.shape.books.element,
  film: filmsFileSchema.shape.films.element,
  playlist: playlistsFileSchema.shape.playlists.element,
  challenge: challengesFileSchema.shape.challenges.element,
  'week-texts': stagesFileSchema.shape.weekTexts,
};

export const valueSchemaOf = (type: ContentItem['type']): z.ZodType => VALUE_SCHEMAS[type];
