import type { BookCard as Book } from '@app/contract/library';
import { Clock } from 'lucide-react';
import { memo } from 'react';
import { WorkCard } from '../../components/work-card.tsx';
import { booksCopy } from '../../copy/books.es.ts';

export const BookCard = memo(function BookCard({ item }: { readonly item: Book }) {
  return (
    <WorkCard
      kind="book"
      item={item}
      to={`/books/${item.id}`}
      by={item.author}
      byline={booksCopy.by(item.author, item.year)}
      opener="stage"
    >
      <span>
        <Clock aria-hidden size={14} /> {booksCopy.minutes(item.minutes)}
      </span>
    </WorkCard>
  );
});
