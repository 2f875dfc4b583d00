import { exportData, type ImportResult, importData, importResultSchema } from '@app/contract/personal-data';
import { problemSchema } from '@app/contract/problem';
import { ApiError, NetworkError } from '@app/shared-ui/host';
import * as z from 'zod/mini';

const ZIP = 'application/zip';

/** Downloads the archive of the user's data. Without a time limit: it depends on the number of drawings. @throws ApiError, NetworkError */
export async function fetchArchive(): Promise<Blob> {
  const response = await exchange(exportData.path, { method: exportData.method });
  return response.blob().catch(lost);
}

/** Imports an archive. @throws ApiError, NetworkError */
export async function sendArchive(archive: Blob): Promise<ImportResult> {
  const response = await exchange(importData.path, {
    method: importData.method,
    body: archive,
    headers: { 'Content-Type': ZIP },
  });
  return z.parse(importResultSchema, await response.json().catch(lost));
}

async function exchange(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { ...init, credentials: 'include' }).catch(lost);
  if (response.ok) return response;
  const text = await response.text();
  throw new ApiError(response.status, `${response.status}: ${text || response.statusText}`, problemOf(text));
}

function lost(error: unknown): never {
  throw new NetworkError(error);
}

function problemOf(text: string) {
  try {
    return z.safeParse(problemSchema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
