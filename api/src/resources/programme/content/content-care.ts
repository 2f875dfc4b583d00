import { careHelpSchema } from '@app/contract/care';
import * as z from 'zod';

const sentence = z.string().trim().min(1).max(220);

/** A caution as writers edit it: structured data, so that it looks the same everywhere and no editor can omit it in prose. */
export const contentCareSchema = z.strictObject({ when: sentence, instead: sentence, help: careHelpSchema });
