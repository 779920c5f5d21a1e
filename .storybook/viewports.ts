/** Viewports of the toolbar. */
export const viewports = {
  phone: { name: 'Small phone, 360', styles: { width: '360px', height: '740px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' } },
};
