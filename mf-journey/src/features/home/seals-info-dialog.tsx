import { ButtonLink } from '@app/shared-ui/components/button';
import { Dialog } from '@app/shared-ui/host';
import { styled } from 'styled-components';
import { SealIllustration } from '../../components/seal-illustration/seal-illustration.tsx';
import { Paragraphs } from '../../components/paragraphs.tsx';
import { homeCopy } from '../../copy/home.es.ts';

/** Example seals of different weeks and states, as the user may meet them in the collection. */
const EXAMPLES = [
  { id: 1, blockId: 1, icon: 'water', status: 'unlocked', progress: 100, title: '' },
  { id: 14, blockId: 4, icon: 'seedling', status: 'in_progress', progress: 60, title: '' },
  { id: 24, blockId: 6, icon: 'dove', status: 'unlocked', progress: 100, title: '' },
] as const;

export function SealsInfoDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={homeCopy.sealsInfo.title}>
      <Examples aria-hidden="true">
        {EXAMPLES.map((seal) => (
          <SealIllustration key={seal.id} seal={seal} isDecorative />
        ))}
      </Examples>
      <Paragraphs text={homeCopy.sealsInfo.text} />
      <More to="/seals" $variant="soft" $block>
        {homeCopy.sealsInfo.all}
      </More>
    </Dialog>
  );
}

const Examples = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  margin: 16px 0 20px;
`;

const More = styled(ButtonLink)`
  margin-top: 20px;
`;
