"""The page: play in the browser and on phones around the table. The server is the authority."""
