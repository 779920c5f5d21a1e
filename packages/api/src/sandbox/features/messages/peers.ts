import { SHARED } from '../../core/collections.ts';
import type { ChatRecord } from './records.ts';
import type { Context } from '../../core/context.ts';
import type { PeerKind } from './rules/topics.ts';
import { type Chat, type Doctor, type User } from '../../core/schema.ts';

export type Peer = NonNullable<Chat['users']>[number];

/** Whether a chat is with a doctor or support. */
export const kindOf = ({ doctorId }: Pick<ChatRecord, 'doctorId'>): PeerKind =>
  doctorId === undefined ? 'support' : 'doctor';

const support = (publicPath: string): Peer => ({
  _id: 'user-support',
  roles: ['support'],
  firstName: 'Support',
  avatar: `${publicPath}/pictures/support.svg`,
});

const doctorPeer = ({ _id, user, photo }: Doctor): Peer => ({
  _id: `user-${_id}`,
  roles: ['doctor'],
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  ...(photo !== undefined && { avatar: photo }),
  ...(user?.email !== undefined && { email: user.email }),
  doctor: { _id },
});

/** Doctor or support of a chat. A deleted doctor is shown as support. */
export function peerOf({ store, publicPath }: Context, { doctorId }: Pick<ChatRecord, 'doctorId'>): Peer {
  const doctor = doctorId === undefined ? undefined : store.get('doctors', SHARED, doctorId);
  return doctor === undefined ? support(publicPath) : doctorPeer(doctor);
}

/** Name shown above a message. */
export function nameOf({ roles, firstName = '', lastName = '' }: Peer | User): string {
  const name = `${firstName} ${lastName}`.trim();
  return roles[0] === 'doctor' ? `Dr. ${name}` : name;
}
