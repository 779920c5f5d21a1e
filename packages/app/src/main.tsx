import '@patient/ui/styles';
import '@patient/ui/themes';
import { readPageBrand } from './shell/pageBrand.ts';
import { readPageConfig } from './shell/pageConfig.ts';
import './shell/splash/Splash.css.ts';
import { startApp } from './shell/startApp.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
const brand = readPageBrand();
const content = await readPageConfig(root, brand);
if (content) await startApp(root, brand, content);
