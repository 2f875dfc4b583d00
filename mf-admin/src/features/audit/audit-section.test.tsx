import { listAudit } from '@app/contract/admin-audit';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen, within } from '@testing-library/react';
import { routes } from '../../remote.tsx';
import { adminAnswers, anEntry } from '../../testing/an-admin.ts';
import { onADay } from '@app/shared-ui/testing/on-a-day';

onADay('2026-12-01T12:00:00');

it('Z-06: shows what a team has done with its remote, and by which token', async () => {
  const team = { actorId: `token:${'1'.repeat(24)}`, actor: 'Equipo del jardín', target: null };
  const entries = [
    anEntry({ ...team, id: '1', action: 'promote_remote', targetId: 'remote:mf-garden@1.0.0' }),
    anEntry({ ...team, id: '2', action: 'change_remote_owner', targetId: 'remote:mf-garden' }),
    anEntry({ ...team, id: '4', actor: null, action: 'publish_remote', targetId: 'remote:mf-garden@1.1.0' }),
    anEntry({
      id: '5',
      actorId: 'installation',
      actor: 'DEPLOY_TOKEN',
      action: 'withdraw_remote',
      targetId: 'remote:mf-garden@1.0.0',
      target: null,
    }),
    anEntry({ id: '8', action: 'promote', target: 'ana' }),
    anEntry({ id: '6', action: 'override_remote', targetId: 'remote:mf-garden@1.1.0', target: null }),
    anEntry({ id: '7', action: 'change_testers', targetId: 'remote:mf-garden', target: null }),
    anEntry({ id: '9', action: 'rollback_remote', targetId: 'remote:mf-journal@1.2.0', target: null }),
    anEntry({ id: '10', action: 'promote_older_remote', targetId: 'remote:mf-library@1.0.2', target: null }),
    anEntry({ id: '11', action: 'retire_remote', targetId: 'remote:mf-garden@1.1.0', target: null }),
    anEntry({ id: '12', action: 'act_of_tomorrow', targetId: 'remote:mf-garden@1.1.0', target: null }),
    anEntry({ id: '3', action: 'end_deploy_token', targetId: team.actorId, target: team.actor }),
  ];
  await renderInHost({
    routes,
    path: '/admin?ver=registro',
    answers: [...adminAnswers(), [listAudit, { body: entries }]],
  });
  await screen.findByRole('heading', { level: 2, name: 'Registro de cambios' });
  const texts = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span')?.textContent)
    .slice(-entries.length);
  expect(texts).toEqual([
    'Equipo del jardín puso en uso la versión 1.0.0 de mf-garden',
    'Equipo del jardín cambió lo que pertenece a mf-garden',
    'Un token que ya no existe publicó la versión 1.1.0 de mf-garden',
    'La instalación retiró por un fallo la versión 1.0.0 de mf-garden',
    'directora hizo administradora a ana',
    'directora abrió en su navegador la versión 1.1.0 de mf-garden en lugar de la que está en uso',
    'directora cambió quién puede probar versiones nuevas de mf-garden',
    'directora volvió a la versión anterior 1.2.0 de Journal',
    'directora volvió a una versión más antigua, la 1.0.2, de Recursos',
    'directora quitó de la aplicación mf-garden, que estaba en la versión 1.1.0',
    'directora cambió la versión 1.1.0 de mf-garden',
    'directora anuló el token de publicación Equipo del jardín',
  ]);
});

it('names the days, and within them the hour', async () => {
  const at = (local: string) => new Date(local).toISOString();
  const entries = [
    anEntry({ id: '1', at: at('2026-12-01T09:05:00') }),
    anEntry({ id: '2', at: at('2026-11-30T18:05:00'), target: 'eva' }),
    anEntry({ id: '3', at: at('2026-11-30T08:00:00'), target: 'lola' }),
    anEntry({ id: '4', at: at('2026-11-29T10:00:00') }),
    anEntry({ id: '5', at: at('2025-11-29T10:00:00') }),
  ];
  await renderInHost({
    routes,
    path: '/admin?ver=registro',
    answers: [...adminAnswers(), [listAudit, { body: entries }]],
  });
  const days = await screen.findAllByRole('heading', { level: 3 });
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Hoy',
    'Ayer',
    '29 de noviembre',
    '29 de noviembre de 2025',
  ]);
  const yesterday = within(screen.getByRole('list', { name: 'Ayer' })).getAllByRole('listitem');
  expect(yesterday.map(({ textContent }) => textContent)).toEqual([
    'directora bloqueó a eva18:05',
    'directora bloqueó a lola8:00',
  ]);
});
