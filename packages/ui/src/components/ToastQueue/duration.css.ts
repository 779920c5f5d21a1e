import { motion } from '../../theme/scale.ts';

/** How long a message stays, in ms: read off the token when the library is built, not in the browser. */
export const duration = Number.parseInt(motion.toast, 10);
