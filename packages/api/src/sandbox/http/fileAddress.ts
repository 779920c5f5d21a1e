import type { Context } from '../core/context.ts';

/** Where a patient's file is fetched with their token (operation getFile). */
export const fileAddress = ({ publicPath }: Pick<Context, 'publicPath'>, id: string): string =>
  `${publicPath}/api/file/${id}`;
