import { auditEntrySchema } from '@app/contract/admin-audit';
import { onlineUserSchema, premiumInterestSchema } from '@app/contract/admin-stats';
import { adminMailSchema } from '@app/contract/admin-mails';
import { adminUserSchema } from '@app/contract/admin-users';
import privacy from './texts/privacy.json';

/** The field names the thing itself, or is not about a user. */
const NOTHING = '';

/** Fields that an administrator's endpoint returns about a user, and the words of the privacy text that name them. */
const SAID: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: {
    id: NOTHING,
    username: 'nombre de usuario',
    email: 'tu correo',
    role: 'Si administras tú también',
    isEmailVerified: 'si lo has verificado',
    isActive: 'si tu cuenta está bloqueada',
    isOnline: 'si estás conectada en este momento',
    hasPremiumAccess: 'si tienes acceso premium',
    currentStage: 'En qué etapa estás',
    completedActivities: 'cuántas actividades has completado',
    totalActivities: NOTHING,
    completionPercentage: 'qué porcentaje',
    overallProgress: 'qué porcentaje',
    totalUsageHours: 'cuántas horas en total',
    city: 'ciudad',
    country: 'país',
    createdAt: 'cuándo creaste la cuenta',
    lastLoginAt: 'Cuándo entraste por última vez',
    lastActiveAt: 'cuándo estuviste activa por última vez',
    premiumEmailClickedAt: 'Si has preguntado por el acceso premium, cuándo',
    premiumEmailSent: 'si te hemos escrito',
  },
  'connected users': {
    username: 'nombre de usuario',
    email: 'tu correo',
    lastActivity: 'cuándo estuviste activa por última vez',
    ipAddress: 'con tu dirección IP',
  },
  'interest in premium': {
    id: NOTHING,
    userName: 'nombre de usuario',
    userEmail: 'tu correo',
    clickedAt: 'Si has preguntado por el acceso premium, cuándo',
    emailSent: 'si te hemos escrito',
    emailSentAt: 'si te hemos escrito',
  },
  mails: {
    id: NOTHING,
    kind: 'Qué clase de correos',
    to: 'tu correo',
    state: 'si han llegado a salir',
    attempts: 'si han llegado a salir',
    orderedAt: 'cuándo y si han llegado a salir',
    finishedAt: 'cuándo y si han llegado a salir',
    canResend: NOTHING,
  },
  audit: {
    id: NOTHING,
    at: 'Qué ha cambiado en tu cuenta quien administra, y cuándo',
    actorId: NOTHING,
    actor: NOTHING,
    action: 'Qué ha cambiado en tu cuenta quien administra',
    targetId: 'Qué ha cambiado en tu cuenta quien administra',
    target: 'nombre de usuario',
  },
};

const section = privacy.sections.find(({ title }) => title === 'Qué ve quien administra');
const text = [...(section?.text ?? []), ...(section?.list ?? [])].join('\n');

it.each([
  ['users', adminUserSchema],
  ['connected users', onlineUserSchema],
  ['interest in premium', premiumInterestSchema],
  ['mails', adminMailSchema],
  ['audit', auditEntrySchema],
] as const)('Z-03: the privacy text names everything that administrators see of a user: %s', (list, schema) => {
  const said = SAID[list] ?? {};
  // A new field has no words yet.
  expect(Object.keys(schema.shape).filter((field) => said[field] === undefined)).toEqual([]);
  expect(Object.values(said).filter((words) => !text.includes(words))).toEqual([]);
});

it('promises nothing that the product cannot guarantee', () => {
  const whole = JSON.stringify(privacy);
  expect(whole).not.toMatch(/nadie más lo lee|ninguna persona del equipo lee/);
  // Backups keep the wrapped key for a while (D45).
  expect(whole).not.toContain('la clave se destruye y ninguna copia');
});
