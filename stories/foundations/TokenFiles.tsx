import { useState } from 'react';
import { brandTokens, tokenFiles } from '@patient/ui/tokens';
import { space } from '@patient/ui/theme';
import * as docs from '../docs/docs.css.ts';
import * as styles from './samples.css.ts';

const download = () =>
  tokenFiles(brandTokens).map(({ name, description, text }) => ({
    name,
    description,
    url: URL.createObjectURL(new Blob([text], { type: 'application/json' })),
  }));

/** Links that download all tokens in the formats of design tools. */
export function TokenFiles() {
  const [files] = useState(download);
  return (
    <ul role="list" style={{ display: 'grid', gap: space[4] }}>
      {files.map(({ name, description, url }) => (
        <li key={name}>
          <a className={docs.link} href={url} download={name}>
            {name}
          </a>
          <p className={styles.quiet}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
