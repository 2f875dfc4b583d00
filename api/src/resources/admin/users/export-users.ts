import { ADMIN_EXPORT_MOST, type AdminUser } from '@app/contract/admin-users';
import { conflict } from '../../../platform/errors.ts';
import { messages } from '../../../platform/messages.ts';
import { withTransaction } from '../../../platform/mongo.ts';
import { recordAudit } from '../../account/audit/audit.repository.ts';
import { progressSummaries } from '../../programme/progress/progress-summary.ts';
import { presentAdminUser } from './admin-user.presenter.ts';
import { toCsv } from './csv.ts';
import { cursorOfRow, type Listing, readUserPage, type UserRow } from './list-users.ts';
import type { Act } from './user-access.ts';

const PAGE = 500;

/** The columns, in the order of a row of the list. */
const COLUMNS: Readonly<Record<string, (user: AdminUser, formats: Formats) => string>> = {
  Nombre: ({ username }) => username,
  Correo: ({ email }) => email,
  Rol: ({ role }) => (role === 'admin' ? 'Administradora' : 'Usuaria'),
  'Correo verificado': ({ isEmailVerified }) => yesOrNo(isEmailVerified),
  Activa: ({ isActive }) => yesOrNo(isActive),
  Acceso: ({ hasPremiumAccess }) => (hasPremiumAccess ? 'Premium' : 'Gratuito'),
  'Etapa actual': ({ currentStage }) => String(currentStage),
  Actividades: ({ completedActivities }) => String(completedActivities),
  'Actividades (%)': ({ completionPercentage }) => String(completionPercentage),
  'Progreso general (%)': ({ overallProgress }) => String(overallProgress),
  'Tiempo de uso (h)': ({ totalUsageHours }, { decimal }) => decimal.format(totalUsageHours),
  Ciudad: ({ city }) => city ?? '',
  País: ({ country }) => country ?? '',
  Registro: ({ createdAt }, { day }) => dayOf(createdAt, day),
  'Último login': ({ lastLoginAt }, { day }) => dayOf(lastLoginAt, day),
  'Última actividad': ({ lastActiveAt }, { day }) => dayOf(lastActiveAt, day),
  'Interés Premium': ({ premiumEmailClickedAt }, { day }) => dayOf(premiumEmailClickedAt, day),
};

interface Formats {
  readonly day: Intl.DateTimeFormat;
  readonly decimal: Intl.NumberFormat;
}

const yesOrNo = (value: boolean): string => (value ? 'Sí' : 'No');
const dayOf = (instant: string | null, day: Intl.DateTimeFormat): string =>
  instant === null ? '' : day.format(new Date(instant));

/**
 * The list of users as comma-separated values; nothing is given out before the act is in the audit.
 * @throws HttpProblem 409 for more accounts than one export may have
 */
export async function exportUserList(
  listing: Listing,
  { actor, now }: Act,
  timeZone: string,
): Promise<{ csv: string; count: number }> {
  const formats = {
    day: new Intl.DateTimeFormat('es-ES', { dateStyle: 'short', timeZone }),
    decimal: new Intl.NumberFormat('es-ES', { maximumFractionDigits: 2, useGrouping: false }),
  };
  const rows: string[][] = [];
  for await (const page of pagesOf(listing, now)) {
    const progress = await progressSummaries(page.map(({ _id }) => _id.toString()));
    for (const row of page) {
      const user = presentAdminUser(row, progress.get(row._id.toString()), now);
      rows.push(Object.values(COLUMNS).map((value) => value(user, formats)));
    }
    if (rows.length > ADMIN_EXPORT_MOST) throw conflict(messages.tooManyToExport(ADMIN_EXPORT_MOST));
  }
  const record = { at: now, actor, action: 'export_users', target: 'users' } as const;
  await withTransaction((session) => recordAudit(record, session));
  return { csv: toCsv([Object.keys(COLUMNS), ...rows]), count: rows.length };
}

/** One page after the other, so that no query takes long, however many accounts there are. */
async function* pagesOf(listing: Listing, now: Date): AsyncGenerator<UserRow[]> {
  let last: UserRow | undefined;
  do {
    const after = last && cursorOfRow(last, listing.sort);
    const { rows } = await readUserPage({ ...listing, limit: PAGE, after, now });
    yield rows.slice(0, PAGE);
    last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  } while (last);
}
