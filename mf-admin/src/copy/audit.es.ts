import { remoteLabel } from './parts.es.ts';

/** What was done: `@` stands for whom or what it was done to, `#` for the version of a part. */
const ACTIONS: Readonly<Record<string, string>> = {
  block: 'bloqueó a @',
  unblock: 'desbloqueó a @',
  promote: 'hizo administradora a @',
  demote: 'quitó el rol de administradora a @',
  grant_premium: 'dio acceso Premium a @',
  revoke_premium: 'quitó el acceso Premium a @',
  end_sessions: 'cerró las sesiones de @',
  export_users: 'exportó @',
  resend_mail: 'reenvió @',
  publish_content: 'publicó cambios en @',
  undo_content: 'deshizo cambios en @',
  publish_remote: 'publicó la versión # de @',
  promote_remote: 'puso en uso la versión # de @',
  publish_remote_forced: 'publicó la versión # de @ aunque no pasaba sus comprobaciones',
  promote_older_remote: 'volvió a una versión más antigua, la #, de @',
  rollback_remote: 'volvió a la versión anterior # de @',
  retire_remote: 'quitó de la aplicación @, que estaba en la versión #',
  withdraw_remote: 'retiró por un fallo la versión # de @',
  override_remote: 'abrió en su navegador la versión # de @ en lugar de la que está en uso',
  offer_trial: 'hizo un enlace para ver antes de tiempo la versión # de @',
  end_trial: 'anuló el enlace para ver la versión # de @',
  add_tester: 'dejó probar versiones nuevas a @',
  remove_tester: 'dejó de invitar a probar versiones nuevas a @',
  change_testers: 'cambió quién puede probar versiones nuevas de @',
  change_remote_owner: 'cambió lo que pertenece a @',
  create_deploy_token: 'creó el token de publicación @',
  end_deploy_token: 'anuló el token de publicación @',
};
const KINDS: Readonly<Record<string, string>> = {
  block: 'el bloque',
  stage: 'la etapa',
  seal: 'el sello',
  activity: 'la actividad',
  book: 'el libro',
  film: 'la película',
  playlist: 'la playlist',
  challenge: 'el reto',
};

/** Of a target `remote:mf-x@1.0.0`: name and version; both empty for any other. */
function remoteIn(id: string): readonly [name: string, version: string] {
  const [name = '', version = ''] = id.startsWith('remote:') ? id.slice('remote:'.length).split('@') : [];
  return [name, version];
}

/** What is not an account has its kind in its id: `content:block:1`, `mail:<id>`, `remote:mf-x@1.0.0`. */
function thing(id: string): string {
  const [area, kind = '', number = ''] = id.split(':');
  if (area === 'users') return 'la lista de usuarias';
  if (area === 'mail') return 'un correo';
  if (area === 'remote') return remoteLabel(remoteIn(id)[0]);
  if (area === 'token') return 'que ya no existe';
  if (area === 'content') return `${KINDS[kind] ?? 'el texto'} ${number}`.trim();
  return 'una cuenta borrada';
}

/** What administrators, and teams that publish, have done. */
export const auditCopy = {
  title: 'Registro de cambios',
  lead: 'Todo lo que ha hecho cada administradora, y lo que se ha publicado de cada parte. A este registro solo se añade: nada se borra.',
  empty: 'Todavía no hay ningún cambio.',
  /** Who did it, where it has no name of its own any more. */
  actor: (name: string | null, id: string) => {
    if (id === 'operator') return 'La consola del servidor';
    if (id === 'installation') return 'La instalación';
    return name ?? (id.startsWith('token:') ? 'Un token que ya no existe' : 'Una administradora que ya no está');
  },
  /** The words before and after what it was done to. */
  action: (action: string, targetId: string): readonly [before: string, after: string] => {
    const [, version] = remoteIn(targetId);
    const words = ACTIONS[action] ?? (version ? 'cambió la versión # de @' : 'cambió @');
    const [before = '', after = ''] = words.replace('#', version).split('@');
    return [before, after];
  },
  target: (name: string | null, id: string) => name ?? thing(id),
} as const;
