import '@patient/ui/styles.css';
import '@patient/ui/themes/mens.css';

export default function Layout({ children }) {
  return (
    <html lang="en" data-brand="mens" data-scheme="light">
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>{children}</body>
    </html>
  );
}
