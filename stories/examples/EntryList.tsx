import { useState } from 'react';
import { EntryList, type EntryListProps } from '@patient/ui/EntryList';

export interface MedicinesProps {
  /** Suggestions for the text, from a list of the service. */
  suggestionsFor: (text: string) => EntryListProps['items'];
  save: (entries: readonly string[]) => void;
}

export function Medicines({ suggestionsFor, save }: MedicinesProps) {
  const [text, setText] = useState('');
  return (
    <EntryList
      label="Medicine, dose and how often"
      onChange={save}
      text={text}
      onTextChange={setText}
      items={suggestionsFor(text)}
      isRequired
    />
  );
}
