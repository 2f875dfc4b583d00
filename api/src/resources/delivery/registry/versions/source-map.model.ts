import { model, Schema } from 'mongoose';

/** The source map of one file of a version, without the sources; for the server alone. */
export interface SourceMapRecord {
  /** `mf-x/1.1.0/remote.1a2b3c4d.js` */
  _id: string;
  versionId: string;
  /** JSON of the map, compressed by gzip. */
  gzip: Buffer;
}

export const SourceMapModel = model<SourceMapRecord>(
  'SourceMap',
  new Schema<SourceMapRecord>(
    {
      _id: { type: String, required: true },
      versionId: { type: String, required: true, index: true },
      gzip: { type: Buffer, required: true },
    },
    { strict: 'throw', versionKey: false, collection: 'registryMaps' },
  ),
);
