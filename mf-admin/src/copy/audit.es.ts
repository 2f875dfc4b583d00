import { remoteLabel } from './parts.es.ts';

const ACTIONS: Readonly<Record<string, string>> = {
  block: 'bloqueó a',
  unblock: 'desbloqueó a',
  promote: 'hizo administradora a',
  demote: 'quitó el rol de administradora a',
  grant_premium: 'dio acceso Premium a',
  revoke_premium: 'quitó el acceso Premium a',
  end_sessions: 'cerró las sesiones de',
  export_users: 'exportó',
  resend_mail: 'reenvió',
  publish_content: 'publicó cambios en',
  undo_content: 'deshizo cambios en',
  publish_remote: 'publicó',
  promote_remote: 'puso en uso',
  publish_remote_forced: 'publicó, aunque no pasaba sus comprobaciones,',
  promote_older_remote: 'puso en uso, siendo anterior a la que había,',
  rollback_remote: 'volvió a',
  retire_remote: 'quitó de la aplicación',
  withdraw_remote: 'retiró por un fallo',
  override_remote: 'abrió en su navegador, en lugar de lo publicado,',
  offer_trial: 'hizo un enlace para ver antes de tiempo',
  end_trial: 'anuló el enlace para ver',
  add_tester: 'dejó probar versiones nuevas a',
  remove_tester: 'dejó de invitar a probar versiones nuevas a',
  change_testers: 'cambió quién puede probar versiones nuevas de',
  change_remote_owner: 'cambió lo que pertenece a',
  create_deploy_token: 'creó el token de publicación',
  end_deploy_token: 'puso fin al token de publicación',
};
const KINDS: Readonly<Record<string, string>> = {
  block: 'el bloque',
  stage: 'la etapa',
  activity: 'la actividad',
  book: 'el libro',
  film: 'la película',
  playlist: 'la playlist',
  challenge: 'el reto',
};

/** What is not an account has its kind in its id: `content:block:1`, `mail:<id>`, `remote:mf-x@1.0.0`. */
function thing(id: string): string {
  const [area, kind = '', number = ''] = id.split(':');
  if (area === 'users') return 'la lista de usuarias';
  if (area === 'mail') return 'un correo';
  if (area === 'remote') {
    const [name = '', version = ''] = kind.split('@');
    return `${remoteLabel(name)} ${version}`.trim();
  }
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
  action: (action: string) => ACTIONS[action] ?? 'cambió',
  target: (name: string | null, id: string) => name ?? thing(id),
} as const;
