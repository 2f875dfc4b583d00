import { listAudit } from '@app/contract/admin-audit';
import { renderInHost } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { routes } from '../../remote.tsx';
import { adminAnswers, anEntry } from '../../testing/an-admin.ts';

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
    'Equipo del jardín puso en uso mf-garden 1.0.0',
    'Equipo del jardín cambió lo que pertenece a mf-garden',
    'Un token que ya no existe publicó mf-garden 1.1.0',
    'La instalación retiró por un fallo mf-garden 1.0.0',
    'directora hizo administradora a ana',
    'directora abrió en su navegador, en lugar de lo publicado, mf-garden 1.1.0',
    'directora cambió quién puede probar versiones nuevas de mf-garden',
    'directora volvió a Journal 1.2.0',
    'directora puso fin al token de publicación Equipo del jardín',
  ]);
});
