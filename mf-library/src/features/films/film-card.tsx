import type { FilmCard as Film } from '@app/contract/library';
import { Clock } from 'lucide-react';
import { memo } from 'react';
import { WorkCard } from '../../components/work-card.tsx';
import { filmsCopy } from '../../copy/films.es.ts';

export const FilmCard = memo(function FilmCard({ item }: { readonly item: Film }) {
  return (
    <WorkCard
      kind="film"
      item={item}
      to={`/movies/${item.id}`}
      by={item.director}
      byline={filmsCopy.by(item.director, item.year)}
      opener="block"
    >
      <span>
        <Clock aria-hidden size={14} /> {filmsCopy.duration(item.duration)}
      </span>
    </WorkCard>
  );
});
