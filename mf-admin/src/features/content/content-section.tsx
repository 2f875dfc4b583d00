import { SectionTitle } from '@app/shared-ui/components/page';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LoadAlert } from '../../components/load-alert.tsx';
import { Sheet, Soft } from '../../components/sheet.tsx';
import { contentCopy } from '../../copy/content.es.ts';
import { contentItemQuery, contentListQuery, type ContentRef } from '../../queries/content-queries.ts';
import { addressOfItem, addressOfKind, itemIn } from './content-address.ts';
import { ContentEditor } from './content-editor.tsx';
import { ContentList } from './content-list.tsx';

/** Texts of the programme and the libraries: the list, or the editor of one. */
export function ContentSection() {
  const [search] = useSearchParams();
  const item = itemIn(search);
  return item ? <EditorOf item={item} /> : <AllTexts />;
}

function AllTexts() {
  const { data, isPending, isError, refetch } = useQuery(contentListQuery);
  if (isPending) return <PageSpinner />;
  return (
    <Sheet>
      <SectionTitle>{contentCopy.title}</SectionTitle>
      <Soft>{contentCopy.lead}</Soft>
      {isError ? <LoadAlert onRetry={() => void refetch()} /> : null}
      {data ? <ContentList items={data} /> : null}
    </Sheet>
  );
}

function EditorOf({ item }: { readonly item: ContentRef }) {
  const navigate = useNavigate();
  // Each publication begins a new edit.
  const [edits, setEdits] = useState(0);
  const { data, isPending, refetch } = useQuery(contentItemQuery(item));
  if (isPending) return <PageSpinner />;
  if (!data) return <LoadAlert onRetry={() => void refetch()} />;
  return (
    <ContentEditor
      key={`${data.kind}:${data.number}:${edits}`}
      item={data}
      onBack={() => void navigate(addressOfKind(item.kind), { state: addressOfItem(item) })}
      onAnew={() => setEdits((count) => count + 1)}
    />
  );
}
