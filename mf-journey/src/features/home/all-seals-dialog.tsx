import { ButtonLink } from '@app/shared-ui/components/button';
import { Spinner } from '@app/shared-ui/components/spinner';
import { Dialog } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { SealTile } from '../../components/seal-tile.tsx';
import { homeCopy } from '../../copy/home.es.ts';
import { programmeCopy } from '../../copy/programme.es.ts';
import { sealsQuery } from '../../queries/journey-queries.ts';

/** All 48 at once. */
export function AllSealsDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: seals, isPending, isError, refetch } = useQuery(sealsQuery);
  const unlocked = seals?.filter((seal) => seal.status === 'unlocked').length ?? 0;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={homeCopy.allSeals.title}
      description={homeCopy.allSeals.count(unlocked)}
    >
      {isPending ? <Spinner label={programmeCopy.loading} /> : null}
      {isError ? <LoadFailure onRetry={() => void refetch()} /> : null}
      <Grid>
        {seals?.map((seal) => (
          <li key={seal.id}>
            <SealTile seal={seal} />
          </li>
        ))}
      </Grid>
      <More to="/seals" $variant="soft" $block>
        {homeCopy.allSeals.more}
      </More>
    </Dialog>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: 20px 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const More = styled(ButtonLink)`
  margin-top: 24px;
`;
