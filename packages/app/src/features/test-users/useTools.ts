import { useAtomValue } from 'jotai';
import { addressClientAtom } from '#features/payment/index.ts';
import { environmentAtom } from '#shared/environment.ts';
import { clientAtom, clientFor } from '#shared/service/client.ts';
import type { Tools } from './createTestPatient.ts';

/** Draws a JPEG of a text, which is clearly not a photo of a person. */
function drawPhoto(text: string): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 960, height: 600 });
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    pen.fillStyle = '#e8e8e8';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#333333';
    pen.font = '64px sans-serif';
    pen.textAlign = 'center';
    pen.fillText(text, canvas.width / 2, canvas.height / 2);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("This browser can't draw a picture")) : resolve(blob)),
      'image/jpeg',
    );
  });
}

/** Dependencies of {@link createTestPatient} in a browser. */
export function useTools(): Tools {
  const environment = useAtomValue(environmentAtom);
  return {
    loadIdentity: environment.loadIdentity,
    visitor: useAtomValue(clientAtom),
    clientWith: (token) => clientFor(environment, token),
    addresses: useAtomValue(addressClientAtom),
    drawPhoto,
    random: Math.random,
  };
}
