from tests.cli.conftest import toy_list as toy_list
