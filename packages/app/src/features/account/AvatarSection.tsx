import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { AvatarPicker } from '@patient/ui/AvatarPicker';
import { Card } from '@patient/ui/Card';
import { useObjectUrl } from '@patient/ui/hooks';
import type { User } from '@patient/api';
import { fullName } from '@patient/api/model';
import { avatarUrlAtom } from '#shared/patient/me.ts';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { environmentAtom } from '#shared/environment.ts';
import { reportLoadFailure } from '#shared/lazy/reloadForStaleChunk.ts';
import type { FileProblem } from '@patient/api/files';
import { failureText } from '#shared/format/failureText.ts';
import { fileProblemStrings } from '#shared/fileStrings.ts';
import { setAvatarAtom } from './data/profile.ts';

const loadPrepareFile = loadCode(async () => (await import('#shared/service/prepareFile.ts')).prepareFile);

/** Picture of the account. A picture that fails to save can be retried. */
export function AvatarSection({ user }: { user: User }) {
  const environment = useAtomValue(environmentAtom);
  const save = useAtomValue(setAvatarAtom);
  const [picture, setPicture] = useState<Blob>();
  const [state, setState] = useState<'ready' | 'saving' | 'saved' | 'failed'>('ready');
  const [problem, setProblem] = useState<FileProblem>();
  const [reason, setReason] = useState<string>();
  const avatarUrl = useAtomValue(avatarUrlAtom);
  const preview = useObjectUrl(picture);
  const send = async (prepared: Blob) => {
    setState('saving');
    try {
      await save.mutateAsync(prepared);
      setState('saved');
    } catch (error) {
      setReason(failureText(error));
      setState('failed');
    }
  };
  const handleChoose = async (file: File) => {
    setState('saving');
    try {
      const prepareFile = await loadPrepareFile();
      const { content, problem: found } = await prepareFile(file, 'avatar');
      setPicture(content);
      setProblem(found);
      if (content === undefined) setState('failed');
      else await send(content);
    } catch (error) {
      setState('failed');
      reportLoadFailure(error, environment);
    }
  };
  return (
    <Card>
      <AvatarPicker
        name={fullName(user) || user.email}
        src={preview ?? avatarUrl}
        hasPicture={(preview ?? user.avatar) !== undefined}
        state={state}
        onChoose={(file) => void handleChoose(file)}
        {...(problem && { strings: { failed: fileProblemStrings('avatar')[problem] } })}
        {...(!problem &&
          reason !== undefined && { strings: { failed: `We couldn't save your picture. ${reason}` } })}
        onRetry={picture && (() => void send(picture))}
      />
    </Card>
  );
}
