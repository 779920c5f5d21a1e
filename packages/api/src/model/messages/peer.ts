import type { ChatPeer, Doctor } from '../../client/entities.ts';

/** Doctor as the other person of a chat that hasn't started. */
export const doctorPeer = ({ _id, user, photo }: Pick<Doctor, '_id' | 'user' | 'photo'>): ChatPeer => ({
  _id,
  roles: ['doctor'],
  ...(user?.firstName !== undefined && { firstName: user.firstName }),
  ...(user?.lastName !== undefined && { lastName: user.lastName }),
  ...(photo !== undefined && { avatar: photo }),
  doctor: { _id },
});
