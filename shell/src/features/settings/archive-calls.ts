import { exportData, type ImportResult, importData } from '@app/contract/personal-data';
import { ownTimeZone } from '@app/shared-ui/dates/own-time-zone';
import { callBinary } from '@app/shared-ui/host/call-binary';

const ZIP = 'application/zip';

/** The user's archive. Without a time limit: how long it takes is a matter of how many drawings there are. @throws ApiError, NetworkError */
export const fetchArchive = (): Promise<Blob> => callBinary(exportData, { query: { timeZone: ownTimeZone() } });

/** Imports an archive. @throws ApiError, NetworkError */
export const sendArchive = (archive: Blob): Promise<ImportResult> =>
  callBinary(importData, { body: new Blob([archive], { type: ZIP }) });
